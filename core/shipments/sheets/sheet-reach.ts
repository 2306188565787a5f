import type { SheetFault } from './sheet-failures'
import { sheetFailure } from './sheet-fault'
import { columnNumber } from './sheet-markup'
import { sheetLimits } from './spreadsheet'

/** As many as a sheet can have. */
export const wholeRows = 1_048_576

/** The last row and the last column that may hold something, from 1. */
interface Reach {
  readonly row: number
  readonly column: number
}

const importReach: Reach = { row: sheetLimits.rows + 1, column: sheetLimits.columns }
const wholeColumns = 16_384

/**
 * Each tag that says where something is, with what stands in it. A value ends at the next "<", which no value holds, so
 * that whatever is left open is looked at once: the time grows with the sheet, and no faster.
 */
const tags = /<(\/?)(?:[\w:.-]*:)?(row|c|v|is|f)(?=[\s/>])([^<>]*)(>?)/g

/**
 * Judges how far a sheet reaches, by the addresses of rows and of cells that hold something: a single cell far out would
 * make a reader fill everything before it.
 * @param xml the markup of the sheet
 * @param max the last row and the last column that may hold something, from 1
 * @throws Failure
 */
export function reachOf(xml: string, max: Reach = importReach) {
  let [rows, row] = [0, 0]
  /** The last row that has a number, whatever it holds, and the last that holds something. */
  let [last, filled] = [0, 0]
  /** Some cells are formulas whose results were not stored. */
  let lacksResults = false
  /** Some cells hold an error, or a formula whose result is missing, empty or 0. */
  let isSpoiled = false
  /** What is wrong with the cell before, should it hold anything. */
  let far: { readonly fault: SheetFault; readonly from: number } | null = null
  let formula = false
  let result = false
  for (const match of xml.matchAll(tags)) {
    const [whole, end, name, inside = '', close] = match
    const isCellEnd = name === 'c' && end !== ''
    if (far && !(isCellEnd && xml.slice(far.from, match.index).trim() === '')) throw sheetFailure(far.fault)
    far = null
    if (name === 'row' && end === '') {
      rows += 1
      if (rows > sheetLimits.emptyRows) throw sheetFailure('too-many-empty-rows')
      row = Number(addressOf(inside, close, rowNumber)?.[1] ?? 0)
      last = Math.max(last, row)
    } else if (name === 'c' && end === '') {
      const [, letters = '', digits = ''] = addressOf(inside, close, cellAddress) ?? []
      const at = Number(digits)
      last = Math.max(last, at)
      formula = false
      result = false
      if (inside.endsWith('/')) continue
      isSpoiled ||= inside.includes('t="e"') || inside.includes("t='e'")
      const fault = faultAt(Math.max(at, row), columnNumber(letters) + 1, max)
      if (fault) far = { fault, from: match.index + whole.length }
      else filled = Math.max(filled, at, row)
    } else if (isCellEnd) lacksResults ||= formula && !result
    else if (name === 'f') formula = true
    else {
      result = true
      isSpoiled ||=
        formula &&
        end === '' &&
        (inside.endsWith('/') ||
          emptyResult.test(xml.slice(match.index + whole.length, match.index + whole.length + 8)))
    }
    if (last > wholeRows) throw sheetFailure('damaged')
  }
  if (far) throw sheetFailure(far.fault)
  return { last, filled, lacksResults, isSpoiled: isSpoiled || lacksResults }
}

/** The start of a result that is empty or 0, up to the tag after it. */
const emptyResult = /^\s*[-+.0]*\s*</

function faultAt(row: number, column: number, max: Reach): SheetFault | null {
  if (row > max.row) return 'too-many-rows'
  return column > max.column ? 'too-many-columns' : null
}

const rowNumber = /^(\d+)$/
const cellAddress = /^([A-Z]{1,3})(\d+)$/
const attributes = /\s+([\w:.-]+)=(?:"([^"]*)"|'[^']*')/y

/**
 * The parts of a tag's address; null for a tag without one. Attributes as no program writes them are refused, for a
 * reader may see another address in them: quoted otherwise, with a prefix, twice, in other digits.
 * @throws Failure
 */
function addressOf(inside: string, close: string | undefined, form: RegExp): RegExpExecArray | null {
  let found: RegExpExecArray | null = null
  let at = 0
  attributes.lastIndex = 0
  for (let each = attributes.exec(inside); each; each = attributes.exec(inside)) {
    const [, name = '', value = ''] = each
    at = attributes.lastIndex
    if (!/(?:^|:)r$/.test(name)) continue
    const address = form.exec(value)
    if (found || name !== 'r' || !address) throw sheetFailure('unsafe')
    found = address
  }
  if (close === '' || !/^\s*\/?$/.test(inside.slice(at))) throw sheetFailure('unsafe')
  return found
}

const rowTags = /<(?:[\w:.-]*:)?row(?=[\s/>])[^<>]*>/g

/**
 * Returns the markup of a sheet without the rows below its first ones, in which titles can stand.
 * @param xml the markup of the sheet
 * @param rows the number of rows to keep
 * @throws Failure where these rows reach further down themselves
 */
export function headOf(xml: string, rows: number): string {
  let count = 0
  for (const { 0: tag, index } of xml.matchAll(rowTags)) {
    count += 1
    const address = Number(/\sr=["'](\d+)["']/.exec(tag)?.[1] ?? count)
    if (count <= rows && address <= rows) continue
    const prefix = /<([\w.-]+:)?sheetData/.exec(xml)?.[1] ?? ''
    const head = `${xml.slice(0, index)}</${prefix}sheetData></${prefix}worksheet>`
    reachOf(head, { row: rows, column: wholeColumns })
    return head
  }
  reachOf(xml, { row: rows, column: wholeColumns })
  return xml
}
