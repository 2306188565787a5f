export type CsvValue = string | number | null

/**
 * One row of comma-separated values (RFC 4180). Text that a spreadsheet would run is led by an apostrophe, and text
 * that it would take for a number is quoted, so that a program that reads quoted cells as text keeps its zeros.
 */
export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^[\d\s.]+$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
