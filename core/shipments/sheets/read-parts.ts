import { strToU8, type Unzipped, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { applyMarks, type Marks, removeMarkedCells } from './cell-marks'
import { markFormatted } from './formatted-cells'
import { sheetFailure } from './sheet-failure'
import { type CheckedSheets, checkSheets, checkTotals } from './sheet-limits'
import { headOf } from './sheet-reach'
import { type ImportSheet, maxTitleRows, readRows, type SheetValue, tableIn } from './spreadsheet'
import { stylesOf, type Worksheet, withSheets, worksheetsOf } from './worksheets'

/**
 * Reads the visible worksheets of a workbook.
 * @param parts the unpacked parts of the workbook
 * @param onRead is called between the checks of the parts and their read
 * @returns the first worksheet with a row of titles, with the others that have one
 * @throws Failure, or the error of the reader for markup that it cannot read
 */
export async function readParts(parts: Unzipped, onRead: () => void): Promise<ImportSheet> {
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
  parts: Unzipped,
  worksheets: readonly Worksheet[],
  checked: CheckedSheets,
): Promise<readonly ImportSheet[]> {
  if (worksheets.length === 0) return []
  const { markedPaths, sizeFailures } = checked
  checkTotals(
    worksheets.map(({ path }) => path),
    checked,
  )
  const files = withSheets(parts, worksheets)
  // A reader may find other sheets than `worksheetsOf`, so the sheets that are too large for it are removed.
  for (const path of sizeFailures.keys()) delete files[path]
  const marks = new Map<string, Marks>()
  for (const { path } of worksheets) {
    if (!markedPaths.has(path) && !sizeFailures.has(path)) continue
    const xml = markupOf(parts, path)
    const removed = removeMarkedCells(sizeFailures.has(path) ? headOf(xml, maxTitleRows) : xml)
    marks.set(path, removed.marks)
    files[path] = strToU8(removed.xml)
  }
  // The parts are stored without compression, so that the reader need not decompress them again.
  const read = await readWorkbook(zipSync(files, { level: 0 }).buffer)
  return worksheets.flatMap(({ name, path }, index) => {
    const data = (read[index]?.data ?? []) as unknown as SheetValue[][]
    const failure = sizeFailures.get(path)
    if (failure) {
      if (tableIn(data)) throw failure
      return []
    }
    applyMarks(data, marks.get(path) ?? new Map())
    markFormatted(
      data,
      () => markupOf(parts, path),
      () => stylesOf(parts),
    )
    return readRows(data, name) ?? []
  })
}

function markupOf(parts: Unzipped, path: string): string {
  return new TextDecoder().decode(parts[path])
}
