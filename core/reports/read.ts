import { createCsvReader } from '../base/csv'
import { Failure } from '../base/errors'
import { yieldToMain } from '../base/idle'
import { previewRows } from './rules'
import { createSummary, type SummaryMaker } from './summary'
import type { Cells, Report, ReportProgress } from './types'

/** Milliseconds of work after which the page gets its turn. */
const sliceTime = 8
/** Bytes that are read in one go: a back end in the page sends all of them at once. */
const pieceSize = 32_768

interface ReadOptions {
  zone: string
  /** Length of the whole in bytes; null when nobody said. */
  of: number | null
  abort?: AbortSignal
  /** When the report is read, in milliseconds: deadlines are judged as of then. */
  readAt?: number
  /** Milliseconds that have passed, for a test. */
  now?(): number
  onProgress(progress: ReportProgress): void
  /** Rows that are kept at most: a preview without it. */
  maxRows?: number
  /** Called with the cells of each row. */
  onRow?(cells: Cells): void
  /** Called whenever more of the report has arrived. */
  onBytes?(): void
}

interface Read extends Pick<Report, 'file' | 'columns' | 'rowCount' | 'summary'> {
  rows: Cells[]
}

/** Reads a report while it arrives, in slices: the page stays responsive however long it is. Rejects when the stream does. */
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
  // The mark at the start that spreadsheets tell the encoding by is no text: the decoder leaves it out.
  const decoder = new TextDecoder()
  let bytes = 0
  let began = now()
  for await (const chunk of chunksOf(body, options.abort)) {
    chunks.push(chunk)
    options.onBytes?.()
    for (let at = 0; at < chunk.length; at += pieceSize) {
      const piece = chunk.subarray(at, at + pieceSize)
      csv.push(decoder.decode(piece, { stream: true }))
      bytes += piece.length
      if (now() - began < sliceTime) continue
      options.onProgress({ bytes, of: options.of, rows: rowCount })
      await yieldToMain()
      began = now()
    }
  }
  csv.push(decoder.decode())
  csv.end()
  const file = new Blob(chunks, { type: 'text/csv' })
  return { file, columns: columns ?? [], rows, rowCount, summary: summaryOf(summary) }
}

/** The first rows of a report that was read, at most `max`. Reads its file again, because only a preview of it is kept. */
export async function readRows({ file, rowCount }: ReadOnce, max: number): Promise<Cells[]> {
  const { rows } = await readReport(file.stream(), { ...readAgain(file), maxRows: Math.min(rowCount, max) })
  return rows
}

/** Calls with the cells of each row of a report that was read, in slices. */
export async function forEachRow({ file }: ReadOnce, onRow: (cells: Cells) => void): Promise<void> {
  await readReport(file.stream(), { ...readAgain(file), maxRows: 0, onRow })
}

type ReadOnce = Pick<Report, 'file' | 'rowCount'>

const readAgain = (file: Blob) => ({ zone: 'UTC', of: file.size, onProgress: () => undefined })

/** Set inside a callback, which the compiler does not follow. */
function summaryOf(maker: SummaryMaker | null): Report['summary'] {
  return maker?.summary() ?? null
}

/** Safari reads streams by hand alone. */
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
