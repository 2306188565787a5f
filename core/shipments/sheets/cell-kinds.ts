/** A long number that a spreadsheet shortened before it was copied as text: "9.8E+11". */
const scientific = /^\d([.,]\d+)?E\+\d+$/i

/** Returns whether a spreadsheet has shortened the number of a cell, so that its digits are lost. */
export function isShortened(cell: string): boolean {
  return scientific.test(cell)
}

/** Returns whether a text can be read as a day with the year first or last. */
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

/**
 * Returns whether a text looks like a tracking number: at least eight letters and digits, at least half of them digits,
 * in groups with blanks or dashes between them.
 */
export function isNumber(cell: string): boolean {
  if (isDate(cell)) return false
  const groups = cell.split(/[ -]+/)
  const digits = cell.replace(/\D/g, '').length
  const length = groups.join('').length
  return length >= 8 && digits * 2 >= length && groups.every(group => /^([a-z]{1,2}|[a-z]*\d[a-z\d]*)$/i.test(group))
}
