import { Failure } from '../../base/errors'
import type { SheetFault } from './sheet-failures'

/** A file that cannot be read as a sheet, by its code; the words are found on the page's side (`explainSheet`). */
export function sheetFailure(fault: SheetFault, cause?: unknown): Failure {
  return new Failure({ category: 'invalid', code: fault, cause })
}
