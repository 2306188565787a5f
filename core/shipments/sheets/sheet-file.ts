import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { Failure } from '../../base/errors'
import type { ExportSheet } from './export-sheet'
import { readParts } from './read-parts'
import { sheetFailure } from './sheet-failure'
import { isPacked, unpack } from './sheet-limits'
import { columnName, escapeText, escapeUnits, rowsMarkup } from './sheet-markup'
import { readTextSheet } from './sheet-text'
import type { ImportSheet } from './spreadsheet'

/** The stage of a read. Only stages that take time are reported. */
export type ReadStage = 'unpacking' | 'reading'
export type WriteStage = 'writing' | 'packing'

/**
 * Reads an .xlsx or comma-separated values. Of a workbook, the visible worksheets with a row of titles are read. Runs
 * in the worker, or on the page when no worker can run.
 * @throws Failure with a code that `explainSheet` knows
 */
export async function readSheetFile(
  file: ArrayBuffer,
  onStage: (stage: ReadStage) => void = () => undefined,
): Promise<ImportSheet> {
  const bytes = new Uint8Array(file)
  onStage('unpacking')
  if (!isPacked(bytes)) return readTextSheet(bytes)
  try {
    return await readParts(unpack(bytes), () => onStage('reading'))
  } catch (cause) {
    throw cause instanceof Failure ? cause : sheetFailure('damaged', { cause })
  }
}

const headStyle = { fontWeight: 'bold', backgroundColor: '#e9e6e0', type: String } as const

const textCell = (value: string) => ({ value: listText(value), type: String, format: '@' }) as const

/** The markup of an empty row, which `withRows` replaces. The writer gives it the style of texts. */
const placeholder = /<row r="2"><c r="A2" s="(\d+)"\/><\/row>/

/**
 * Writes an .xlsx. Every text has the type text and the format "@", which spreadsheet programs keep when a cell is
 * edited: no number loses digits, and no text that starts with = + - @ becomes a formula. Choices are on a second
 * sheet, and drop down in their column.
 */
export function writeSheetFile(
  sheet: ExportSheet,
  onStage: (stage: WriteStage) => void = () => undefined,
): Promise<Blob> {
  const { titles, widths, choices } = sheet
  const data: SheetData = [titles.map(value => ({ ...headStyle, value })), [textCell('')]]
  const maxLength = Math.max(0, ...choices.map(({ texts }) => texts.length))
  const lists: SheetData = Array.from({ length: maxLength }, (_, index) =>
    choices.map(({ texts }) => (texts[index] === undefined ? null : textCell(texts[index]))),
  )
  const transform = (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
    // The second sheet is the last one. Only the packing after it takes time.
    onStage(sheetIndex > 0 ? 'packing' : 'writing')
    return sheetIndex > 0 ? xml : withRows(xml, sheet)
  }
  return writeWorkbook(
    [
      { sheet: 'Shipments', data, stickyRowsCount: 1, columns: widths.map(width => ({ width })) },
      { sheet: 'Lists', data: lists, columns: choices.map(() => ({ width: 30 })) },
    ],
    { features: [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }] },
  ).toBlob()
}

/**
 * Returns the writer's markup with the rows in their place, followed by the choices of their cells.
 * @throws Error when the place is missing, since a workbook without rows would be worse
 */
export function withRows(xml: string, sheet: ExportSheet): string {
  const [place, style] = placeholder.exec(xml) ?? []
  if (place === undefined || style === undefined) throw new Error('the writer left no place for the rows')
  // Replacers are functions, since a "$" in a replacement text is a pattern.
  return xml
    .replace(place, () => rowsMarkup(sheet.rows, 2, style))
    .replace('</sheetData>', end => end + dropDowns(sheet))
}

/**
 * Returns the rules that let cells choose from the second sheet. A warning allows other texts, since a row may keep its
 * content.
 */
function dropDowns({ rows, choices }: ExportSheet): string {
  const rules = choices.flatMap(({ column, texts }, list) => {
    if (texts.length === 0 || rows.length === 0) return []
    const [cells, source] = [columnName(column), columnName(list)]
    const range = `sqref="${cells}2:${cells}${rows.length + 1}"`
    const source1 = `<formula1>Lists!$${source}$1:$${source}$${texts.length}</formula1>`
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" ${range}>${source1}</dataValidation>`
  })
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

/** The property names of every object. The writer's table of texts is an object, so it takes them for known texts. */
const objectNames = new Set(Object.getOwnPropertyNames(Object.prototype))

function listText(text: string): string {
  const escaped = escapeText(text)
  return objectNames.has(escaped) ? escapeUnits(escaped.charAt(0)) + escaped.slice(1) : escaped
}
