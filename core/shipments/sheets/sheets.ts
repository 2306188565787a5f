import { Failure } from '../../base/errors'
import { lazy } from '../../base/lazy'
import { trustedScriptUrl } from '../../base/trusted-types'
import type { ExportSheet } from './export-sheet'
import { sheetFailure } from './sheet-failures'
import { SheetError } from './sheet-fault'
import type { ReadStage, WriteStage } from './sheet-file'
import type { SheetAnswer, SheetOrder } from './sheet-worker'
import { type ImportSheet, sheetLimits } from './spreadsheet'

export interface SheetOptions<Stage extends ReadStage | WriteStage = ReadStage | WriteStage> {
  /** Ends the work at once; the promise rejects as cancelled. */
  abort?: AbortSignal
  /** Told how far the work has come. */
  onStage?: (stage: Stage) => void
  /** Starts the worker; a test, or a page that forbids workers, may put something else here. */
  startWorker?: () => Worker
}

/**
 * Reads a workbook, or comma-separated values, into what import needs of it, in a worker where the page allows one.
 * @throws Failure with the words of `explainSheet`, or cancelled.
 */
export async function readSheet(file: Blob, options: SheetOptions<ReadStage> = {}): Promise<ImportSheet> {
  if (file.size > sheetLimits.fileBytes) throw sheetFailure('too-large')
  const bytes = await file.arrayBuffer()
  const answer = await work({ read: bytes }, options)
  if (answer?.kind === 'read') return answer.sheet
  return here(options, ({ readSheetFile }) => readSheetFile(bytes, options.onStage))
}

/** Writes a workbook, in a worker where the page allows one. */
export async function writeSheet(sheet: ExportSheet, options: SheetOptions<WriteStage> = {}): Promise<Blob> {
  const answer = await work({ write: sheet }, options)
  if (answer?.kind === 'written') return answer.file
  return here(options, ({ writeSheetFile }) => writeSheetFile(sheet, options.onStage))
}

/** In a build the worker stands beside the folder of this chunk; from the sources it is the file itself. */
const workerFile = import.meta.env?.DEV ? './sheet-worker.ts' : '../sheet-worker.js'

function startWorker(): Worker {
  const file = workerFile
  return new Worker(trustedScriptUrl(new URL(file, import.meta.url)), { type: 'module', name: 'reeldock-sheets' })
}

/** What the worker answered; null where none can run: another origin, or a policy against it. */
function work<Stage extends ReadStage | WriteStage>(
  order: SheetOrder,
  { abort, onStage, startWorker: start = startWorker }: SheetOptions<Stage>,
): Promise<SheetAnswer | null> {
  return new Promise((resolve, reject) => {
    if (abort?.aborted) return reject(new Failure({ category: 'cancelled' }))
    let worker: Worker
    try {
      worker = start()
    } catch {
      return resolve(null)
    }
    let ready = false
    const settle = (end: () => void) => {
      worker.terminate()
      abort?.removeEventListener('abort', cancel)
      end()
    }
    const cancel = () => settle(() => reject(new Failure({ category: 'cancelled' })))
    abort?.addEventListener('abort', cancel)
    worker.onerror = event => {
      event.preventDefault()
      // Before it was ready it did not load: the page does the work. After that the sheet was too much for it.
      settle(() => (ready ? reject(sheetFailure('damaged')) : resolve(null)))
    }
    worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => {
      if (data.kind === 'ready') {
        ready = true
        worker.postMessage(order)
      } else if (data.kind === 'stage') onStage?.(data.stage as Stage)
      else if (data.kind === 'fault') settle(() => reject(failureOf(data.fault)))
      else settle(() => resolve(data))
    }
  })
}

const filePart = lazy(() => import('./sheet-file'))
type SheetFile = typeof import('./sheet-file')

async function here<Result>(
  { abort }: Pick<SheetOptions, 'abort'>,
  run: (file: SheetFile) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await run(await filePart.load())
    if (abort?.aborted) throw new Failure({ category: 'cancelled' })
    return result
  } catch (thrown) {
    throw thrown instanceof SheetError ? failureOf(thrown.fault) : thrown
  }
}

function failureOf(fault: SheetError['fault'] | null): Failure {
  return fault === null ? new Failure({ category: 'unexpected' }) : sheetFailure(fault)
}
