import { invisible } from '../../base/plain-text'

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
