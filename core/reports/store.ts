import { type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { orAborted } from '../base/or-aborted'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import { call, fetchReport } from './api'
import { fileNameIn } from './file-name'
import { readReport } from './read'
import { fallbackName, sameRange } from './rules'
import { createSilence } from './silence'
import type { Report, ReportProgress, ReportRange } from './types'

export type Reports = ReturnType<typeof reports.create>

/** A report without an answer, or without more data, for this many milliseconds is lost. */
export const maxSilence = 120_000

const noProgress: ReportProgress = { bytes: 0, totalBytes: null, rows: 0 }

/** The report of one element, by its id. */
export const reports = defineArea('reports', context => {
  const user = context.use(session)
  const progress = signal<ReportProgress | null>(null)
  const cancelled = signal(false)
  let requestedRange: ReportRange | null = null
  const handle = context.resource<Report>({ load, isEmpty: ({ rowCount }) => rowCount === 0 })

  async function load(abort: AbortSignal): Promise<Report> {
    if (requestedRange === null) throw new Failure({ category: 'cancelled' })
    const range = requestedRange
    progress.value = noProgress
    cancelled.value = false
    const silence = createSilence(maxSilence, abort)
    try {
      await user.whoAmI()
      silence.restart()
      const answer = await fetchReport(context.http, range, silence.signal)
      const length = Number(answer.headers.get('content-length'))
      // Compressed data is longer after its decompression than its header says.
      const totalBytes = length > 0 && !answer.headers.has('content-encoding') ? length : null
      const read = await orAborted(
        silence.signal,
        readReport(answer.body ?? (await bytesOf(answer)), {
          zone: user.zone.peek(),
          totalBytes,
          abort: silence.signal,
          onBytes: silence.restart,
          onProgress: next => {
            if (!abort.aborted) progress.value = next
          },
        }),
      )
      return { range, fileName: fileNameIn(answer.headers.get('content-disposition')) ?? fallbackName(range), ...read }
    } catch (thrown) {
      if (thrown instanceof Failure || abort.aborted) throw thrown
      // The connection was lost while the file arrived.
      const { category } = asFailure(thrown)
      throw category === 'cancelled' ? thrown : new Failure({ category: 'offline', cause: thrown })
    } finally {
      silence.end()
      if (!abort.aborted) progress.value = null
    }
  }

  return {
    /** The report of the latest range; that of an earlier range until it has arrived. */
    report: handle.resource,
    progress: progress as ReadonlySignal<ReportProgress | null>,
    /** Whether the person has canceled the last read. */
    cancelled: cancelled as ReadonlySignal<boolean>,
    /** Reads a range; the same one is read again only by `refresh`. */
    ask(range: ReportRange): void {
      if (requestedRange !== null && sameRange(requestedRange, range)) return
      requestedRange = range
      void handle.refresh()
    },
    refresh: async () => {
      if (requestedRange !== null) await handle.refresh()
    },
    cancel(): void {
      handle.cancel()
      progress.value = null
      cancelled.value = true
    },
  }
})

/** Returns the bytes of an answer without a stream, which the `fetch` of a page may return. */
async function bytesOf(answer: Partial<Response>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const content = await (answer.blob?.() ?? answer.text?.())
  if (content === undefined) throw new Failure({ category: 'unexpected', call })
  return new Blob([content]).stream()
}
