import readWorkbook from 'read-excel-file/universal'
import writeWorkbook, { type Feature, type SheetData } from 'write-excel-file/universal'
import { SheetError } from './sheet-failures'
import { isPacked, judgeCells, judgeFile } from './sheet-limits'
import { readTextSheet } from './sheet-text'
import { type ExportSheet, type ImportSheet, readRows, type SheetValue } from './spreadsheet'

/** How far the reading has come; only what takes its time is told. */
export type SheetStage = 'unpacking' | 'reading'

/**
 * Reads an .xlsx, or comma-separated values: the first sheet of it that has a row of titles. Runs in the worker, or on
 * the page where no worker may run.
 * @throws SheetError
 */
export async function readSheetFile(
  file: ArrayBuffer,
  onStage: (stage: SheetStage) => void = () => undefined,
): Promise<ImportSheet> {
  const bytes = new Uint8Array(file)
  onStage('unpacking')
  if (!isPacked(bytes)) return readTextSheet('Shipments', bytes)
  judgeFile(bytes)
  try {
    const { lacksResults } = judgeCells(bytes)
    onStage('reading')
    const sheets = await readWorkbook(file)
    for (const { sheet, data } of sheets) {
      const read = readRows(sheet, data as unknown as SheetValue[][])
      if (read && (read.rows.length > 0 || !lacksResults)) return read
    }
    throw new SheetError(lacksResults ? 'no-results' : 'no-titles')
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('damaged', cause)
  }
}

const headStyle = { fontWeight: 'bold', backgroundColor: '#e9e6e0', type: String } as const

const textCell = (value: string) => ({ value: escapeText(value), type: String, format: '@' }) as const

/**
 * Writes an .xlsx. Every text is typed as text with the format "@", which spreadsheet programs keep when a cell is
 * edited: no number loses digits, and nothing that starts with = + - @ becomes a formula. What may be chosen stands on
 * a second sheet and drops down in its column.
 */
export function writeSheetFile(sheet: ExportSheet): Promise<Blob> {
  const { titles, widths, rows, choices } = sheet
  const data: SheetData = [
    titles.map(value => ({ ...headStyle, value })),
    ...rows.map(row => row.map(value => (typeof value === 'number' ? { value, type: Number } : textCell(value)))),
  ]
  const longest = Math.max(0, ...choices.map(({ words }) => words.length))
  const lists: SheetData = Array.from({ length: longest }, (_, at) =>
    choices.map(({ words }) => (words[at] === undefined ? null : textCell(words[at]))),
  )
  return writeWorkbook(
    [
      { sheet: 'Shipments', data, stickyRowsCount: 1, columns: widths.map(width => ({ width })) },
      { sheet: 'Lists', data: lists, columns: choices.map(() => ({ width: 30 })) },
    ],
    { features: [dropDowns(sheet)] },
  ).toBlob()
}

/** Lets cells choose from the second sheet. Another text is allowed after a warning: a sheet may keep what it has. */
function dropDowns({ rows, choices }: ExportSheet): Feature<Blob> {
  const rules = choices.flatMap(({ column, words }, list) => {
    if (words.length === 0 || rows.length === 0) return []
    const [cells, source] = [columnName(column), columnName(list)]
    const range = `sqref="${cells}2:${cells}${rows.length + 1}"`
    const source1 = `<formula1>Lists!$${source}$1:$${source}$${words.length}</formula1>`
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" ${range}>${source1}</dataValidation>`
  })
  const markup = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            // A function, for the markup's "$" would be read as a pattern.
            sheetIndex === 0 && rules.length > 0 ? xml.replace('</sheetData>', end => end + markup) : xml,
        },
      },
    },
  }
}

/** "A" for the first column, up to "Z": a choice stands no further out. */
function columnName(column: number): string {
  return String.fromCharCode(65 + column)
}

/** Names that every object has: the writer's table of texts mistakes them for texts that it has seen. */
const objectNames = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * A text as the format holds it: what XML cannot carry, and what would read as such an escape, is written `_xHHHH_`
 * (ECMA-376, part 1, 22.9.2.19).
 */
function escapeText(words: string): string {
  const escaped = words.replace(unsafeText, escapeUnits)
  return objectNames.has(escaped) ? escapeUnits(escaped.charAt(0)) + escaped.slice(1) : escaped
}

/** The start of an escape, control characters but tab and line feed, halves of a surrogate pair, and what is no character. */
const unsafeText = /_(?=x[0-9a-f]{4}_)|(?![\t\n])\p{Cc}|\p{Cs}|\ufffd|\p{Noncharacter_Code_Point}/giu

function escapeUnits(unsafe: string): string {
  return unsafe
    .split('')
    .map(unit => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('')
}
