import type { SheetFault } from './sheet-failures'

/** A file that cannot be read as a sheet. The fault travels from the worker; the words are found on the page's side. */
export class SheetError extends Error {
  readonly fault: SheetFault

  constructor(fault: SheetFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
