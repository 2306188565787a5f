import { strToU8, type Unzipped, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { applyMarks, type Marks, takeSpoiled } from './cell-marks'
import { markFormatted } from './formatted-cells'
import { sheetFailure } from './sheet-fault'
import { judgeCells } from './sheet-limits'
import { type ImportSheet, readRows, type SheetValue } from './spreadsheet'
import { stylesOf, type Worksheet, withSheets, worksheetsOf } from './worksheets'

/**
 * Reads the visible worksheets of a workbook, and returns the first one that has a row of titles, with the others that have one.
 * @param parts the unpacked parts of the workbook
 * @param onRead called when the parts are judged, before they are read
 * @throws Failure, or the error of the reader for markup that it cannot read
 */
export async function readParts(parts: Unzipped, onRead: () => void): Promise<ImportSheet> {
  const { lacksResults, spoiled } = judgeCells(parts)
  const worksheets = worksheetsOf(parts)
  if (worksheets.length === 0) throw sheetFailure('no-worksheet')
  onRead()
  const read = (isVisible: boolean) =>
    readSome(
      parts,
      worksheets.filter(each => each.isVisible === isVisible),
      spoiled,
    )
  const [first, ...others] = await read(true)
  if (first) return { ...first, others }
  if ((await read(false)).length > 0) throw sheetFailure('hidden-sheet')
  throw sheetFailure(lacksResults ? 'no-results' : 'no-titles')
}

/** Reads some worksheets, and returns those that have a row of titles. */
async function readSome(
  parts: Unzipped,
  worksheets: readonly Worksheet[],
  spoiled: ReadonlySet<string>,
): Promise<readonly ImportSheet[]> {
  if (worksheets.length === 0) return []
  const given = withSheets(parts, worksheets)
  const marks = new Map<string, Marks>()
  for (const { path } of worksheets) {
    if (!spoiled.has(path)) continue
    const taken = takeSpoiled(markupOf(parts, path))
    marks.set(path, taken.marks)
    given[path] = strToU8(taken.xml)
  }
  // Packed loosely: the reader need not unpack them a second time.
  const read = await readWorkbook(zipSync(given, { level: 0 }).buffer)
  return worksheets.flatMap(({ name, path }, index) => {
    const data = (read[index]?.data ?? []) as unknown as SheetValue[][]
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
