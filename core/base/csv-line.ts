export type CsvValue = string | number | null

/** A date with its time ("2026-11-19 17:00"), which a spreadsheet may read as a date. */
export interface LocalTime {
  readonly localTime: string
}

/** Text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@＝＋－＠\t\r]/
/** Text that a spreadsheet would read as a number, a date or a time, and rewrite. */
const figures = /^\d[\d\s.,:/eE-]*$/
/** Text of digits that a spreadsheet shows unchanged. */
const plainNumber = /^(0|[1-9]\d{0,14})$/

/**
 * Returns one row of comma-separated values (RFC 4180). Text that a spreadsheet would run or rewrite begins with an
 * apostrophe, which keeps it text in every way of importing. Quotes alone keep it text only for a person who imports
 * quoted cells as text.
 */
export function csvLine(cells: readonly (CsvValue | LocalTime)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: CsvValue | LocalTime): string {
  if (typeof value === 'object' && value !== null) return value.localTime
  if (typeof value !== 'string') return String(value ?? '')
  const safe = isSpoiled(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function isSpoiled(value: string): boolean {
  return formula.test(value) || (figures.test(value) && !plainNumber.test(value))
}
