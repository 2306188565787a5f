import writeWorkbook, { type SheetData } from 'write-excel-file/universal'
import { Failure } from '../../base/errors'
import type { ExportSheet } from './export-sheet'
import { readParts } from './read-parts'
import { sheetFailure } from './sheet-fault'
import { isPacked, unpack } from './sheet-limits'
import { columnName, escapeText, escapeUnits, rowsMarkup } from './sheet-markup'
import { readTextSheet } from './sheet-text'
import type { ImportSheet } from './spreadsheet'

/** How far the reading or the writing has come; only what takes its time is told. */
export type ReadStage = 'unpacking' | 'reading'
export type WriteStage = 'writing' | 'packing'

/**
 * Reads an .xlsx, or comma-separated values: the first visible worksheet of it that has a row of titles. Runs in the worker, or on
 * the page where no worker may run.
 * @throws Failure, with the words of `explainSheet`
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

/** Stands where the rows will: the writer gives it the style of texts. */
const placeholder = /<row r="2"><c r="A2" s="(\d+)"\/><\/row>/

/**
 * Writes an .xlsx. Every text is typed as text with the format "@", which spreadsheet programs keep when a cell is
 * edited: no number loses digits, and nothing that starts with = + - @ becomes a formula. What may be chosen stands on
 * a second sheet and drops down in its column.
 */
export function writeSheetFile(
  sheet: ExportSheet,
  onStage: (stage: WriteStage) => void = () => undefined,
): Promise<Blob> {
  const { titles, widths, choices } = sheet
  const data: SheetData = [titles.map(value => ({ ...headStyle, value })), [textCell('')]]
  const longest = Math.max(0, ...choices.map(({ words }) => words.length))
  const lists: SheetData = Array.from({ length: longest }, (_, at) =>
    choices.map(({ words }) => (words[at] === undefined ? null : textCell(words[at]))),
  )
  const transform = (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
    // The last of them: what follows is short, but for the packing.
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
 * The writer's markup with the rows where they belong, and under them what their cells may choose.
 * @throws Error when their place is not found, which is better than a workbook without rows.
 */
export function withRows(xml: string, sheet: ExportSheet): string {
  const [place, style] = placeholder.exec(xml) ?? []
  if (place === undefined || style === undefined) throw new Error('the writer left no place for the rows')
  // Functions, for a "$" in the markup would be read as a pattern.
  return xml
    .replace(place, () => rowsMarkup(sheet.rows, 2, style))
    .replace('</sheetData>', end => end + dropDowns(sheet))
}

/** Lets cells choose from the second sheet. Another text is allowed after a warning: a sheet may keep what it has. */
function dropDowns({ rows, choices }: ExportSheet): string {
  const rules = choices.flatMap(({ column, words }, list) => {
    if (words.length === 0 || rows.length === 0) return []
    const [cells, source] = [columnName(column), columnName(list)]
    const range = `sqref="${cells}2:${cells}${rows.length + 1}"`
    const source1 = `<formula1>Lists!$${source}$1:$${source}$${words.length}</formula1>`
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" ${range}>${source1}</dataValidation>`
  })
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

/** Names that every object has: the writer's table of texts mistakes them for texts that it has seen. */
const objectNames = new Set(Object.getOwnPropertyNames(Object.prototype))

function listText(words: string): string {
  const escaped = escapeText(words)
  return objectNames.has(escaped) ? escapeUnits(escaped.charAt(0)) + escaped.slice(1) : escaped
}
