import { Failure } from '../../base/errors'
import type { SheetFault } from './sheet-failures'

interface Reason {
  cause?: unknown
  /** The line of a text file that the failure is about. */
  line?: number
}

/** A file that cannot be read as a sheet, by its code; the words are found on the page's side (`explainSheet`). */
export function sheetFailure(fault: SheetFault, { cause, line }: Reason = {}): Failure {
  return new Failure({ category: 'invalid', code: fault, cause, ...(line !== undefined && { details: { line } }) })
}
