import { strToU8, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { applyMarks, type Marks, removeMarkedCells } from './cell-marks'
import { markFormatted } from './formatted-cells'
import type { Parts } from './part-markup'
import { sheetFailure } from './sheet-failure'
import { type CheckedSheets, checkSheets, checkTotals } from './sheet-limits'
import { headOf } from './sheet-reach'
import { type ImportSheet, maxTitleRows, readRows, type SheetValue, tableIn } from './spreadsheet'
import { sharedTextsPath, stylesOf, type Worksheet, withSheets, worksheetsOf } from './worksheets'

/**
 * Reads the visible worksheets of a workbook.
 * @param onRead is called between the checks of the parts and their read
 * @returns the first worksheet with a row of titles, with the others that have one
 * @throws Failure, or the error of the reader for markup that it cannot read
 */
export async function readParts(parts: Parts, onRead: () => void): Promise<ImportSheet> {
  const checked = checkSheets(parts)
  const worksheets = worksheetsOf(parts)
  if (worksheets.length === 0) throw sheetFailure('no-worksheet')
  onRead()
  const read = (isVisible: boolean) =>
    readSome(
      parts,
      worksheets.filter(each => each.isVisible === isVisible),
      checked,
    )
  const [first, ...others] = await read(true)
  if (first) return { ...first, others }
  if ((await read(false)).length > 0) throw sheetFailure('hidden-sheet')
  throw sheetFailure(checked.lacksResults ? 'no-results' : 'no-titles')
}

/**
 * Reads some worksheets and returns those with a row of titles. Of a worksheet beyond the limits, only the first rows
 * are read, to find out whether it has titles.
 * @throws Failure when a worksheet with titles is beyond the limits
 */
async function readSome(
  parts: Parts,
  worksheets: readonly Worksheet[],
  checked: CheckedSheets,
): Promise<readonly ImportSheet[]> {
  if (worksheets.length === 0) return []
  const { markedPaths, plainCells, sizeFailures } = checked
  checkTotals(
    worksheets.map(({ path }) => path),
    checked,
  )
  const files = withSheets(parts, worksheets)
  // A reader may find other sheets than `worksheetsOf`, so the sheets that are too large for it are removed.
  for (const path of sizeFailures.keys()) delete files[path]
  const marks = new Map<string, Marks>()
  for (const { path } of worksheets) {
    const xml = markupOf(path)
    const head = sizeFailures.has(path) ? headOf(xml, maxTitleRows) : xml
    const removed = markedPaths.has(path) || sizeFailures.has(path) ? removeMarkedCells(head) : null
    marks.set(path, removed?.marks ?? new Map())
    files[path] = removed?.xml ?? head
  }
  const usesTexts = worksheets.some(({ path }) => /\st=["']s/.test(files[path] ?? ''))
  if (!usesTexts) delete files[sharedTextsPath(parts)]
  const read = await readWorkbook(pack(files))
  return worksheets.flatMap(({ name, path }, index) => {
    const data = mergeRows(plainCells.get(path)?.rows ?? [], (read[index]?.data ?? []) as unknown as SheetValue[][])
    const failure = sizeFailures.get(path)
    if (failure) {
      if (tableIn(data)) throw failure
      return []
    }
    applyMarks(data, marks.get(path) ?? new Map())
    markFormatted(
      data,
      () => markupOf(path),
      () => stylesOf(parts),
    )
    return readRows(data, name) ?? []
  })

  function markupOf(path: string): string {
    return plainCells.get(path)?.rest ?? parts[path] ?? ''
  }
}

/** Returns a file with some parts. They are not compressed, so that the reader need not decompress them. */
function pack(files: Parts): ArrayBuffer {
  const packed = Object.entries(files).map(([path, xml]) => [path, strToU8(xml)] as const)
  return zipSync(Object.fromEntries(packed), { level: 0 }).buffer as ArrayBuffer
}

/** Writes the filled cells of some rows into other rows, in place, and returns these. */
function mergeRows(rows: SheetValue[][], others: readonly (readonly SheetValue[])[]): SheetValue[][] {
  while (rows.length < others.length) rows.push([])
  for (const [index, cells] of others.entries()) {
    const row = rows[index] as SheetValue[]
    for (const [column, value] of cells.entries()) {
      if (value === null) continue
      while (row.length <= column) row.push(null)
      row[column] = value
    }
  }
  return rows
}
