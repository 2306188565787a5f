import { decodeText } from './part-markup'
import { columnNumber } from './sheet-markup'
import { type SheetValue, sheetLimits } from './spreadsheet'

/**
 * Cells in the form in which programs write most of them: texts, shared texts, and numbers without a style. They are
 * read here in one pass, several times as fast as by a reader of any XML. All other cells stay in the markup for that
 * reader: days, truth values, formulas, texts in several fonts, and any markup in another form.
 */
export interface PlainCells {
  /** The values by row and column, from 0. Rows and cells that stay in the markup are blank here. */
  readonly rows: SheetValue[][]
  /** The markup of the worksheet without its plain cells. */
  readonly rest: string
}

const sheetStart = '<sheetData>'
const sheetEnd = '</sheetData>'
/** A row with its number first. Other attributes may follow, but no second number. */
const rowStart = /\s*<row r="(\d{1,7})"(?:\s(?!(?:\w+:)?r=)[\w:]+="[^"<>]*")*\s*(\/?)>/y
const plainCell =
  /\s*<c r="([A-Z]{1,3})(\d{1,7})"(?: s="(\d+)")?(?: t="(\w+)")?(?:\/>|>(?:<is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)?<\/c>)/y
const otherCell = /\s*<c\s[^<>]*>/y
const rowEnd = /\s*<\/row>/y

/**
 * Takes the plain cells within the limits of an import out of the markup of a worksheet. Cells beyond the limits stay
 * in it.
 * @param xml the markup of the worksheet
 * @param texts the workbook's shared texts, as `sharedTextsIn` returns them
 * @returns null when the markup of the rows has another form
 */
export function takePlainCells(xml: string, texts: readonly (string | null)[]): PlainCells | null {
  const start = xml.indexOf(sheetStart) + sheetStart.length
  // In comments, tags do not count.
  if (start < sheetStart.length || xml.slice(0, start).includes('<!')) return null
  const rows: SheetValue[][] = []
  const pieces = [xml.slice(0, start)]
  let at = start
  let last = 0
  for (let row = matchAt(rowStart, xml, at); row; row = matchAt(rowStart, xml, at)) {
    at = rowStart.lastIndex
    const number = Number(row[1])
    if (number <= last) return null
    last = number
    const read = row[2] === '/' ? { cells: [], others: [], end: at } : readRow(xml, at, number, texts)
    if (read === null) return null
    at = read.end
    if (read.cells.length > 0) {
      while (rows.length < number) rows.push([])
      rows[number - 1] = read.cells
    }
    // Empty rows stay, since a sheet with too many of them is refused.
    if (read.others.length > 0) pieces.push(row[0], ...read.others, '</row>')
    else if (read.cells.length === 0) pieces.push(`<row r="${number}"/>`)
  }
  return xml.startsWith(sheetEnd, at) ? { rows, rest: pieces.join('') + xml.slice(at) } : null
}

/**
 * Reads a row from the end of its start tag.
 * @returns its plain cells by column, the markup of its other cells, and the position after the row; null when the
 *   markup has another form
 */
function readRow(xml: string, from: number, row: number, texts: readonly (string | null)[]) {
  const cells: SheetValue[] = []
  const others: string[] = []
  let end = from
  let last = -1
  while (true) {
    const match = matchAt(plainCell, xml, end)
    const value = match ? plainValue(match, texts) : undefined
    if (match) {
      const column = columnNumber(match[1] ?? '')
      if (column <= last || Number(match[2]) !== row) return null
      last = column
      end = plainCell.lastIndex
      if (value === undefined || column >= sheetLimits.columns || row > sheetLimits.rows + 1) others.push(match[0])
      else if (value !== null) {
        while (cells.length < column) cells.push(null)
        cells.push(value)
      }
    } else if (matchAt(otherCell, xml, end)) {
      const after = otherCell.lastIndex
      const isEmpty = xml[after - 2] === '/'
      const close = isEmpty ? after : xml.indexOf('</c>', after) + 4
      const inside = xml.slice(after, close)
      if (close < after || /<(?:c[\s>/]|row[\s>/]|!)/.test(inside)) return null
      others.push(xml.slice(end, close))
      end = close
    } else break
  }
  if (!matchAt(rowEnd, xml, end)) return null
  return { cells, others, end: rowEnd.lastIndex }
}

/** Returns the value of a cell; null for a blank cell, undefined for a cell that another reader must read. */
function plainValue(match: RegExpExecArray, texts: readonly (string | null)[]): SheetValue | undefined {
  const [, , , style, type = 'n', inline, value] = match
  if (inline === undefined && value === undefined) return null
  if (type === 'inlineStr') return inline === undefined ? undefined : trimmed(decodeText(inline))
  if (value === undefined) return undefined
  if (type === 's') return sharedValue(texts[/^\d+$/.test(value) ? Number(value) : -1])
  if (type === 'str') return trimmed(decodeText(value))
  return type === 'n' && style === undefined && /^-?\d+(?:\.\d+)?(?:E[-+]?\d+)?$/i.test(value)
    ? Number(value)
    : undefined
}

const sharedValue = (text: string | null | undefined) => (typeof text === 'string' ? trimmed(text) : undefined)

/** Blanks around a text do not count, and a text of blanks is a blank cell. */
const trimmed = (text: string) => text.trim() || null

const plainText = /\s*<si>(?:<t(?: xml:space="preserve")?>([^<]*)<\/t>(?:<phoneticPr[^<>]*\/>)?)?<\/si>/y

/** The markup before the first shared text. A first text in another form would shift all others. */
const textsStart = /^\uFEFF?(?:<\?xml[^<>]*\?>)?\s*<sst(?:\s[^<>]*)?>\s*(?=<si>)/

/**
 * Returns the shared texts of a workbook in their order; null in place of a text in several fonts.
 * @param xml the markup of the shared texts; empty for a workbook without them
 */
export function sharedTextsIn(xml: string): readonly (string | null)[] {
  const texts: (string | null)[] = []
  const start = textsStart.exec(xml)
  if (!start) return []
  let at = start[0].length
  while (!xml.startsWith('</sst>', at)) {
    const match = matchAt(plainText, xml, at)
    const end = match ? plainText.lastIndex : xml.indexOf('</si>', at) + 5
    // Texts in an unknown form could be counted in another way than by another reader.
    if (!match && (end < at || !/^\s*<si>(?:(?!<si|<!)[\s\S])*$/.test(xml.slice(at, end)))) return []
    texts.push(match ? decodeText(match[1] ?? '') : null)
    at = end
  }
  return texts
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
