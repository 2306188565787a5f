import { sheetFailure } from './sheet-failure'
import type { SheetFault } from './sheet-faults'
import { columnNumber } from './sheet-markup'
import { sheetLimits } from './spreadsheet'

/** The maximum count of rows in a sheet. */
export const maxRows = 1_048_576

/** The last row and the last column that may be filled, from 1. */
interface Reach {
  readonly row: number
  readonly column: number
}

const importReach: Reach = { row: sheetLimits.rows + 1, column: sheetLimits.columns }
const maxColumns = 16_384

/**
 * The tags with positions or values, with their attributes. The pattern ends at the next "<", which no value holds, so
 * that unclosed tags are read once and the time is linear in the size of the sheet.
 */
const tags = /<(\/?)(?:[\w:.-]*:)?(row|c|v|is|f)(?=[\s/>])([^<>]*)(>?)/g

/**
 * Checks how far a sheet reaches, by the addresses of its rows and filled cells. A single distant cell would make a
 * reader fill all cells before it.
 * @param xml the markup of the sheet
 * @param max the last row and the last column that may be filled, from 1
 * @throws Failure
 */
export function reachOf(xml: string, max: Reach = importReach) {
  let [rows, row] = [0, 0]
  /** The last numbered row, and the last filled row. */
  let [last, filled] = [0, 0]
  /** Whether some cells are formulas without stored results. */
  let lacksResults = false
  /** Whether some cells hold an error, or a formula whose result is missing, empty or 0. */
  let hasMarkedCells = false
  /** The fault of the last opened cell. The fault counts only if the cell turns out to be filled. */
  let distant: { readonly fault: SheetFault; readonly from: number } | null = null
  let hasFormula = false
  let hasResult = false
  for (const match of xml.matchAll(tags)) {
    const [tag, end, name, inside = '', close] = match
    const isCellEnd = name === 'c' && end !== ''
    if (distant && !(isCellEnd && xml.slice(distant.from, match.index).trim() === '')) throw sheetFailure(distant.fault)
    distant = null
    if (name === 'row' && end === '') {
      rows += 1
      // Filled rows have a lower limit, so the rows beyond it are empty.
      if (rows > sheetLimits.emptyRows) throw sheetFailure('too-many-empty-rows')
      row = Number(addressOf(inside, close, rowNumber)?.[1] ?? 0)
      last = Math.max(last, row)
    } else if (name === 'c' && end === '') {
      const [, letters = '', digits = ''] = addressOf(inside, close, cellAddress) ?? []
      const cellRow = Number(digits)
      last = Math.max(last, cellRow)
      hasFormula = false
      hasResult = false
      if (inside.endsWith('/')) continue
      hasMarkedCells ||= inside.includes('t="e"') || inside.includes("t='e'")
      const fault = faultAt(Math.max(cellRow, row), columnNumber(letters) + 1, max)
      if (fault) distant = { fault, from: match.index + tag.length }
      else filled = Math.max(filled, cellRow, row)
    } else if (isCellEnd) lacksResults ||= hasFormula && !hasResult
    else if (name === 'f') hasFormula = true
    else {
      hasResult = true
      hasMarkedCells ||=
        hasFormula &&
        end === '' &&
        (inside.endsWith('/') || emptyResult.test(xml.slice(match.index + tag.length, match.index + tag.length + 8)))
    }
    if (last > maxRows) throw sheetFailure('damaged')
  }
  if (distant) throw sheetFailure(distant.fault)
  return { last, filled, lacksResults, hasMarkedCells: hasMarkedCells || lacksResults }
}

/** The start of an empty result or 0, up to the next tag. */
const emptyResult = /^\s*[-+.0]*\s*</

function faultAt(row: number, column: number, max: Reach): SheetFault | null {
  if (row > max.row) return 'too-many-rows'
  return column > max.column ? 'too-many-columns' : null
}

const rowNumber = /^(\d+)$/
const cellAddress = /^([A-Z]{1,3})(\d+)$/
const attributes = /\s+([\w:.-]+)=(?:"([^"]*)"|'[^']*')/y

/**
 * Returns the match of a tag's address; null for a tag without one. Attributes in a form that no program writes (with
 * other quotation marks, a prefix, twice, or in other digits) are refused, since a reader may see another address in
 * them.
 * @throws Failure
 */
function addressOf(inside: string, close: string | undefined, form: RegExp): RegExpExecArray | null {
  let found: RegExpExecArray | null = null
  let end = 0
  attributes.lastIndex = 0
  for (let each = attributes.exec(inside); each; each = attributes.exec(inside)) {
    const [, name = '', value = ''] = each
    end = attributes.lastIndex
    if (!/(?:^|:)r$/.test(name)) continue
    const address = form.exec(value)
    if (found || name !== 'r' || !address) throw sheetFailure('unsafe')
    found = address
  }
  if (close === '' || !/^\s*\/?$/.test(inside.slice(end))) throw sheetFailure('unsafe')
  return found
}

const rowTags = /<(?:[\w:.-]*:)?row(?=[\s/>])[^<>]*>/g

/**
 * Returns the markup of a sheet with only its first rows, which can hold the titles.
 * @param xml the markup of the sheet
 * @param rows the number of rows to keep
 * @throws Failure when a kept row contains a cell with an address below the kept rows
 */
export function headOf(xml: string, rows: number): string {
  let count = 0
  for (const { 0: tag, index } of xml.matchAll(rowTags)) {
    count += 1
    const address = Number(/\sr=["'](\d+)["']/.exec(tag)?.[1] ?? count)
    if (count <= rows && address <= rows) continue
    const prefix = /<([\w.-]+:)?sheetData/.exec(xml)?.[1] ?? ''
    const head = `${xml.slice(0, index)}</${prefix}sheetData></${prefix}worksheet>`
    reachOf(head, { row: rows, column: maxColumns })
    return head
  }
  reachOf(xml, { row: rows, column: maxColumns })
  return xml
}
