/** How large a sheet may be. */
export const sheetLimits = {
  fileBytes: 5_000_000,
  unpackedBytes: 50_000_000,
  rows: 5000,
  emptyRows: 20_000,
  columns: 60,
} as const

export type SheetFault =
  | 'empty'
  | 'not-a-sheet'
  | 'old-format'
  | 'protected'
  | 'damaged'
  | 'too-large'
  | 'too-large-unpacked'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-many-empty-rows'
  | 'unsafe'
  | 'no-results'
  | 'no-titles'

/** A file that cannot be read as a sheet. The fault travels from the worker; the words are found on the page's side. */
export class SheetError extends Error {
  readonly fault: SheetFault

  constructor(fault: SheetFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
