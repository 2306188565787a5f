export type CsvValue = string | number | null

/** "2026-11-19 17:00": a spreadsheet may take it for a date with its time. */
export interface LocalTime {
  readonly localTime: string
}

/** Text that a spreadsheet would run. */
const formula = /^[=+\-@＝＋－＠\t\r]/
/** Text that a spreadsheet would take for a number, a date or a time, and write in another way. */
const figures = /^\d[\d\s.,:/eE-]*$/
/** The only such text that it shows as it was. */
const plainNumber = /^(0|[1-9]\d{0,14})$/

/**
 * One row of comma-separated values (RFC 4180). Text that a spreadsheet would run or rewrite is led by an apostrophe,
 * which leaves it text in every way of importing: quotes alone do not, unless somebody asks for quoted cells as text.
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
