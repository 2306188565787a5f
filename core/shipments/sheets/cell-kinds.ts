/** A long number that a spreadsheet shortened before it was copied as text: "9.8E+11". */
const scientific = /^\d([.,]\d+)?E\+\d+$/i
/**
 * An error of a formula in the languages of Excel, LibreOffice and Google Sheets, or the signs of a column that is too narrow. Errors
 * end with a mark ("#REF!", "#¿NOMBRE?"), but for those of a value that is missing or still loading.
 */
const formulaError =
  /^(#(#+|[¡¿]?[\p{L}\d/_.]+[!?]|N\/?[A-Z]|I\/T|Н\/Д|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA)|Err:\d{3}|loading(\.{3}|…))$/iu
/** Characters without width, and marks of direction, which pages and mail put around numbers. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Returns whether a spreadsheet has shortened the number of a cell, so that its digits are lost. */
export function isShortened(cell: string): boolean {
  return scientific.test(cell)
}

/** Returns whether a cell shows the error of a formula in place of a value: #N/A, #REF!, #######. */
export function isFormulaError(cell: string): boolean {
  return formulaError.test(cell)
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
 * Returns the text of a cell as it is compared: without invisible characters, with plain single blanks, and empty where
 * dashes alone stand for nothing.
 */
export function cleanCell(cell: string): string {
  const words = cell.replace(invisible, '').replace(/\s+/g, ' ').trim()
  return /^[-–—]+$/.test(words) ? '' : words
}

/**
 * Returns a cell of tracking numbers as it is saved: clean, without the apostrophe that marks a text in a spreadsheet, and without
 * the commas or dots that part thousands.
 */
export function numberText(cell: string): string {
  const number = cleanCell(cleanCell(cell).replace(/^['’](?=[\p{L}\p{N}#])/u, ''))
  return /^\d{1,3}(,\d{3}){2,}$|^\d{1,3}(\.\d{3}){2,}$/.test(number) ? number.replace(/[,.]/g, '') : number
}
