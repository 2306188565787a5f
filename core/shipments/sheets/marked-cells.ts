/**
 * A cell of a workbook that is more than a plain value. `no-result`: a formula whose result was never stored. `error`: an error
 * value such as #N/A. `empty-result`: a formula whose stored result is empty or 0, as programs write it that calculate nothing.
 * `formatted`: a number, a date or a truth value, which the file may show in another form.
 */
export type MarkedCell =
  | { readonly kind: 'no-result' | 'error' | 'empty-result'; readonly shown: string }
  | {
      readonly kind: 'formatted'
      readonly value: number | boolean | Date
      /** The number format of the cell, in the code of spreadsheet programs: "#,##0". */
      readonly format: string
      /** The text that the file shows. */
      readonly shown: string
    }

/** Returns whether a value of a sheet is a marked cell. */
export function isMarked(value: unknown): value is MarkedCell {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** Returns whether a cell holds a fault in the place of a value. */
export function isFaulty(value: unknown): boolean {
  return isMarked(value) && (value.kind === 'no-result' || value.kind === 'error')
}
