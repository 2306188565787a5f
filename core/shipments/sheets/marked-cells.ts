/**
 * A cell of a workbook that is more than a plain value. `no-result`: a formula whose result was never stored. `error`: an error
 * value such as #N/A. `empty-result`: a formula whose stored result is empty or 0, as programs write it that calculate nothing.
 * `formatted`: a number, a date or a truth value, which the file may show in another form.
 */
export type MarkedCell =
  | { readonly kind: 'no-result' | 'error'; readonly shown: string }
  | { readonly kind: 'empty-result'; readonly shown: '' | '0'; readonly format?: string }
  | {
      readonly kind: 'formatted'
      readonly value: number | boolean | Date
      /** The number format of the cell, in the code of spreadsheet programs: "#,##0". */
      readonly format: string
      /** The text that the file shows; a day is in English where each program shows it in its own language. */
      readonly shown: string
      /** A day that is read in another form than it is shown: "2026-11-19", or "2026-11-19 18:30". */
      readonly day?: string
    }

/** Returns whether a value of a sheet is a marked cell. */
export function isMarked(value: unknown): value is MarkedCell {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** Spreadsheets fill a cell with these signs where a number is no day of their calendar. */
const noDay = '########'

/** Returns a day and time as text, and the signs of a spreadsheet for a number that is none. */
export function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? noDay : date.toISOString()
}

/** Returns whether a cell holds a fault in the place of a value. */
export function isFaulty(value: unknown): boolean {
  return isMarked(value) && (value.kind === 'no-result' || value.kind === 'error')
}
