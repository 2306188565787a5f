import { createCsvReader } from '../base/csv'
import { Failure } from '../base/errors'
import { yieldToMain } from '../base/idle'
import { previewRows } from './rules'
import { createSummary, type SummaryMaker } from './summary'
import type { Cells, Report, ReportProgress } from './types'

/** The work in milliseconds after which other tasks get their turn. */
const sliceTime = 8
/** The number of bytes that are read at a time, because a server in the page sends the whole report at once. */
const pieceSize = 32_768

interface ReadOptions {
  zone: string
  /** The length of the report in bytes; null when it is unknown. */
  totalBytes: number | null
  abort?: AbortSignal
  /** The time of the read in milliseconds, at which deadlines are judged. */
  readAt?: number
  /** Returns the elapsed milliseconds; tests replace it. */
  now?(): number
  onProgress(progress: ReportProgress): void
  /** The maximum number of rows that are kept; by default that of a preview. */
  maxRows?: number
  /** Is called with the cells of each row. */
  onRow?(cells: Cells): void
  /** Is called when more of the report has arrived. */
  onBytes?(): void
}

interface Read extends Pick<Report, 'file' | 'columns' | 'rowCount' | 'summary'> {
  rows: Cells[]
}

/**
 * Reads a report while it arrives, in slices, so that the page stays responsive for a report of any length.
 * @throws as the stream does
 */
export async function readReport(body: ReadableStream<Uint8Array<ArrayBuffer>>, options: ReadOptions): Promise<Read> {
  const { now = () => performance.now(), readAt = Date.now(), maxRows = previewRows } = options
  let columns: Cells | null = null
  let summary: SummaryMaker | null = null
  const rows: Cells[] = []
  let rowCount = 0
  const csv = createCsvReader(cells => {
    // An empty line is no row of a report.
    if (cells.length === 1 && cells[0] === '') return
    if (columns === null) {
      columns = cells.map(title => title.trim())
      summary = createSummary(columns, options.zone, readAt)
      return
    }
    rowCount += 1
    if (rows.length < maxRows) rows.push(cells)
    summary?.add(cells)
    options.onRow?.(cells)
  })

  const chunks: Uint8Array<ArrayBuffer>[] = []
  // The decoder leaves out the mark at the start by which spreadsheets recognize the encoding.
  const decoder = new TextDecoder()
  let bytes = 0
  let startedAt = now()
  for await (const chunk of chunksOf(body, options.abort)) {
    chunks.push(chunk)
    options.onBytes?.()
    for (let offset = 0; offset < chunk.length; offset += pieceSize) {
      const piece = chunk.subarray(offset, offset + pieceSize)
      csv.push(decoder.decode(piece, { stream: true }))
      bytes += piece.length
      if (now() - startedAt < sliceTime) continue
      options.onProgress({ bytes, totalBytes: options.totalBytes, rows: rowCount })
      await yieldToMain()
      startedAt = now()
    }
  }
  csv.push(decoder.decode())
  csv.end()
  const file = new Blob(chunks, { type: 'text/csv' })
  return { file, columns: columns ?? [], rows, rowCount, summary: summaryOf(summary) }
}

/**
 * Returns the first rows of a report that was read, at most `max`. Reads its file again, since only a preview is kept.
 */
export async function readRows({ file, rowCount }: ReadOnce, max: number): Promise<Cells[]> {
  const { rows } = await readReport(file.stream(), { ...readAgain(file), maxRows: Math.min(rowCount, max) })
  return rows
}

/** Calls a function with the cells of each row of a report that was read, in slices. */
export async function forEachRow({ file }: ReadOnce, onRow: (cells: Cells) => void): Promise<void> {
  await readReport(file.stream(), { ...readAgain(file), maxRows: 0, onRow })
}

type ReadOnce = Pick<Report, 'file' | 'rowCount'>

const readAgain = (file: Blob) => ({ zone: 'UTC', totalBytes: file.size, onProgress: () => undefined })

/** Returns the summary of a maker. The compiler does not see that a callback has set the variable of the caller. */
function summaryOf(maker: SummaryMaker | null): Report['summary'] {
  return maker?.summary() ?? null
}

/** Yields the chunks of a stream, because Safari cannot iterate over streams. */
async function* chunksOf<Chunk>(body: ReadableStream<Chunk>, abort?: AbortSignal): AsyncGenerator<Chunk> {
  const reader = body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  abort?.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (abort?.aborted) throw new Failure({ category: 'cancelled' })
      if (done) return
      yield value
    }
  } finally {
    abort?.removeEventListener('abort', stop)
    stop()
  }
}
