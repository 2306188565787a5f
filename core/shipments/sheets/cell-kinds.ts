import { invisible } from '../../base/plain-text'

/** A long number that a spreadsheet shortened before it was copied as text: "9.8E+11". */
const scientific = /^\d([.,]\d+)?E\+\d+$/i

/** Returns whether a spreadsheet has shortened the number of a cell, so that its digits are lost. */
export function isShortened(cell: string): boolean {
  return scientific.test(cell)
}

/** Returns whether a text can be read as a day: year first, or last. */
export function isDate(cell: string): boolean {
  const parts =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(cell) ?? /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})$/.exec(cell)
  if (!parts) return false
  const [one = 0, two = 0] = parts
    .slice(1)
    .map(Number)
    .filter(part => part <= 31)
  return (one >= 1 && one <= 12) || (two >= 1 && two <= 12)
}

/** Returns whether a text looks like a tracking number: eight letters and digits or more, most of them digits, in groups. */
export function isNumber(cell: string): boolean {
  if (isDate(cell)) return false
  const groups = cell.split(/[ -]+/)
  const digits = cell.replace(/\D/g, '').length
  const length = groups.join('').length
  return length >= 8 && digits * 2 >= length && groups.every(group => /^([a-z]{1,2}|[a-z]*\d[a-z\d]*)$/i.test(group))
}

/**
 * Returns the text of a cell in the form in which cells are compared: without invisible characters and with single
 * blanks. Dashes alone count as empty.
 */
export function cleanCell(cell: string): string {
  const text = cell.replace(invisible, '').replace(/\s+/g, ' ').trim()
  return /^[-–—]+$/.test(text) ? '' : text
}

/**
 * Returns a cell of tracking numbers in the form in which it is saved: clean, with plain hyphens, and without a
 * spreadsheet's leading apostrophe or separators of thousands.
 */
export function numberText(cell: string): string {
  const unmarked = cleanCell(cleanCell(cell).replace(/^['’](?=[\p{L}\p{N}#])/u, ''))
  const number = unmarked.replace(/[\u2010-\u2015\u2212]/g, '-')
  return /^\d{1,3}(,\d{3}){2,}$|^\d{1,3}(\.\d{3}){2,}$/.test(number) ? number.replace(/[,.]/g, '') : number
}
