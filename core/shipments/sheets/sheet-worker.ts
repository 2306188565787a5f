import { asFailure, type Failure } from '../../base/errors'
import type { ExportSheet } from './export-sheet'
import { type ReadStage, readSheetFile, type WriteStage, writeSheetFile } from './sheet-file'

/** The entry of the sheet worker, which reads or writes one workbook off the page's thread. */

export type SheetOrder = { readonly read: ArrayBuffer } | { readonly write: ExportSheet }

export type SheetAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stage'; readonly stage: ReadStage | WriteStage }
  /** The sheet that was read, or the file that was written. */
  | { readonly kind: 'done'; readonly result: unknown }
  /** The code and the details of a failure, since messages to a page do not keep the class of an error. */
  | { readonly kind: 'failed'; readonly code: string | null; readonly details: Failure['details'] }

const post = (message: SheetAnswer) => globalThis.postMessage(message)

const onStage = (stage: ReadStage | WriteStage) => post({ kind: 'stage', stage })

globalThis.addEventListener('message', async ({ data }: MessageEvent<SheetOrder>) => {
  try {
    const result = await ('read' in data ? readSheetFile(data.read, onStage) : writeSheetFile(data.write, onStage))
    post({ kind: 'done', result })
  } catch (thrown) {
    const { code, details } = asFailure(thrown)
    post({ kind: 'failed', code, details })
  }
})

post({ kind: 'ready' })
