/**
 * A cell of a workbook that is more than a plain value. `no-result`: a formula without a stored result. `error`: an
 * error value such as #N/A. `empty-result`: a formula with a stored result that is empty or 0, as programs that do not
 * calculate write it. `formatted`: a number, a date or a boolean that the file may show in another form.
 */
export type MarkedCell =
  | { readonly kind: 'no-result' | 'error'; readonly shown: string }
  | { readonly kind: 'empty-result'; readonly shown: '' | '0'; readonly format?: string }
  | {
      readonly kind: 'formatted'
      readonly value: number | boolean | Date
      /** The format code of spreadsheet programs: "#,##0". */
      readonly format: string
      /** The text that the file shows. A day is in English when its format follows the program's language. */
      readonly shown: string
      /** A day that is read in another form than the file shows: "2026-11-19", or "2026-11-19 18:30". */
      readonly day?: string
    }

/** Returns whether a value of a sheet is a marked cell. */
export function isMarked(value: unknown): value is MarkedCell {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** The signs that fill a cell in a spreadsheet when its number is no valid day. */
const noDay = '########'

/** Returns a day and time as text, or the signs of a spreadsheet for an invalid day. */
export function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? noDay : date.toISOString()
}

/** Returns whether a cell holds a fault instead of a value. */
export function isFaulty(value: unknown): boolean {
  return isMarked(value) && (value.kind === 'no-result' || value.kind === 'error')
}
