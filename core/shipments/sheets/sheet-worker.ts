import type { ExportSheet } from './export-sheet'
import type { SheetFault } from './sheet-failures'
import { SheetError } from './sheet-fault'
import { type ReadStage, readSheetFile, type WriteStage, writeSheetFile } from './sheet-file'
import type { ImportSheet } from './spreadsheet'

/** The entry of the sheet worker: reads or writes one workbook, away from the page's thread. */

export type SheetOrder = { readonly read: ArrayBuffer } | { readonly write: ExportSheet }

export type SheetAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stage'; readonly stage: ReadStage | WriteStage }
  | { readonly kind: 'read'; readonly sheet: ImportSheet }
  | { readonly kind: 'written'; readonly file: Blob }
  | { readonly kind: 'fault'; readonly fault: SheetFault | null }

const answer = (message: SheetAnswer) => globalThis.postMessage(message)

const onStage = (stage: ReadStage | WriteStage) => answer({ kind: 'stage', stage })

globalThis.addEventListener('message', async ({ data }: MessageEvent<SheetOrder>) => {
  try {
    if ('read' in data) answer({ kind: 'read', sheet: await readSheetFile(data.read, onStage) })
    else answer({ kind: 'written', file: await writeSheetFile(data.write, onStage) })
  } catch (thrown) {
    answer({ kind: 'fault', fault: thrown instanceof SheetError ? thrown.fault : null })
  }
})

answer({ kind: 'ready' })
