import { Failure } from '../../base/errors'
import { lazy } from '../../base/lazy'
import { trustedScriptUrl } from '../../base/trusted-types'
import { calls } from '../../portal/calls'
import type { ExportSheet } from './export-sheet'
import { isMarked } from './marked-cells'
import { sheetFailure } from './sheet-failure'
import type { ReadStage, WriteStage } from './sheet-file'
import type { SheetAnswer, SheetOrder } from './sheet-worker'
import { type ImportSheet, sheetLimits } from './spreadsheet'

export interface SheetOptions<Stage extends ReadStage | WriteStage = ReadStage | WriteStage> {
  /** Stops the work at once; the promise rejects as canceled. */
  abort?: AbortSignal
  /** Called with each stage of the work. */
  onStage?: (stage: Stage) => void
  /** Starts the worker. Tests, and pages that forbid workers, may pass another function. */
  startWorker?: () => Worker
}

/**
 * Reads the import's columns of a workbook or of comma-separated values, in a worker if the page allows one.
 * @throws Failure with a code that `explainSheet` knows, or canceled
 */
export async function readSheet(file: Blob, options: SheetOptions<ReadStage> = {}): Promise<ImportSheet> {
  if (file.size > sheetLimits.fileBytes) throw sheetFailure('too-large')
  const bytes = await file.arrayBuffer()
  const sheet = await runOrder({ read: bytes }, options, ({ readSheetFile }) => readSheetFile(bytes, options.onStage))
  if (!hasFormatted(sheet)) return sheet
  const { withShownTexts } = await shownTexts.load()
  if (options.abort?.aborted) throw new Failure({ category: 'cancelled' })
  return withShownTexts(sheet)
}

/** Returns whether a sheet has numbers or dates that the file may show in another form. */
function hasFormatted({ rows, others }: ImportSheet): boolean {
  const isFormatted = (cell: unknown) => isMarked(cell) && cell.kind === 'formatted'
  return rows.some(({ cells }) => Object.values(cells).some(isFormatted)) || others.some(hasFormatted)
}

/** Writes a workbook, in a worker if the page allows one. */
export function writeSheet(sheet: ExportSheet, options: SheetOptions<WriteStage> = {}): Promise<Blob> {
  return runOrder({ write: sheet }, options, ({ writeSheetFile }) => writeSheetFile(sheet, options.onStage))
}

const filePart = lazy(() => import('./sheet-file'))
const shownTexts = lazy(() => import('./shown-texts'))

async function runOrder<Result, Stage extends ReadStage | WriteStage>(
  order: SheetOrder,
  options: SheetOptions<Stage>,
  runOnPage: (file: typeof import('./sheet-file')) => Promise<Result>,
): Promise<Result> {
  const answer = await runInWorker(order, options)
  if (answer) return answer.result as Result
  calls.withoutWorker(workerUrl().href)
  const result = await runOnPage(await filePart.load())
  if (options.abort?.aborted) throw new Failure({ category: 'cancelled' })
  return result
}

/**
 * Returns the address of the worker. In a build, the worker's file is beside the folder of this chunk. In the sources,
 * it is in this folder. Bundlers of host pages emit a file only if its name is written in the call.
 */
const workerUrl = (): URL =>
  import.meta.env?.DEV
    ? new URL(/* @vite-ignore */ './sheet-worker.ts', import.meta.url)
    : new URL(/* @vite-ignore */ '../sheet-worker.js', import.meta.url)

function startWorker(): Worker {
  // Next uses addresses relative to the page instead of absolute ones.
  const address = new URL(workerUrl().href, location.href)
  return new Worker(trustedScriptUrl(address), { type: 'module', name: 'reeldock-sheets' })
}

/**
 * Runs an order in a worker.
 * @returns null when no worker can run, because of another origin or a policy
 */
function runInWorker<Stage extends ReadStage | WriteStage>(
  order: SheetOrder,
  { abort, onStage, startWorker: start = startWorker }: SheetOptions<Stage>,
): Promise<{ readonly result: unknown } | null> {
  return new Promise((resolve, reject) => {
    if (abort?.aborted) return reject(new Failure({ category: 'cancelled' }))
    let worker: Worker
    try {
      worker = start()
    } catch {
      return resolve(null)
    }
    let isReady = false
    const settle = (end: () => void) => {
      worker.terminate()
      abort?.removeEventListener('abort', cancel)
      end()
    }
    const cancel = () => settle(() => reject(new Failure({ category: 'cancelled' })))
    abort?.addEventListener('abort', cancel)
    worker.onerror = event => {
      event.preventDefault()
      // A worker that fails before it is ready did not load, so the page does the work. A worker that fails later could
      // not handle the sheet.
      settle(() => (isReady ? reject(sheetFailure('damaged')) : resolve(null)))
    }
    worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => {
      if (data.kind === 'ready') {
        isReady = true
        worker.postMessage(order)
      } else if (data.kind === 'stage') onStage?.(data.stage as Stage)
      else if (data.kind === 'done') settle(() => resolve(data))
      else {
        const { code, details } = data
        settle(() => reject(new Failure({ category: code ? 'invalid' : 'unexpected', code, details })))
      }
    }
  })
}
