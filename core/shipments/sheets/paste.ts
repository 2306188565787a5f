import { isNumber } from './cell-kinds'

/** A cell in quotation marks: spreadsheets copy cells with line breaks in this form. */
const quotedCell = /^"(?:[^"]|"")*"$/

/** Returns whether the clipboard holds more than one cell. */
export function isTable(clip: string): boolean {
  const cells = clip.replace(/[\r\n]+$/, '')
  return /[\t\r\n]/.test(cells) && !quotedCell.test(cells)
}

/** Returns whether the clipboard holds a sheet with titles. A preview shows its changes before they become edits. */
export function isSheet(text: string): boolean {
  const titles = text.split('\n', 20).find(line => /(^|\t)"?serial( (number|no\.?|#))?"?\s*(\t|$)/i.test(line.trim()))
  return /tracking/i.test(titles ?? '')
}

/**
 * Returns whether most lines have a tracking number, so that a paste is accepted without a selected row. A first line
 * without digits may hold titles, and does not count.
 */
export function isNumbers(text: string): boolean {
  const [first = '', ...others] = text.split(/[\r\n]+/).filter(line => line.trim() !== '')
  const lines = others.length > 0 && !/\d/.test(first) ? others : [first, ...others]
  const numbered = lines.filter(line => line.split('\t').some(cell => isNumber(cell.trim())))
  return numbered.length * 2 > lines.length
}
