import { Failure } from '../../base/errors'
import type { SheetFault } from './sheet-faults'

interface Reason {
  cause?: unknown
  /** The line of a text file that the failure is about. */
  line?: number
}

/**
 * Returns the failure of a file that cannot be read as a sheet. The page finds the message by the code
 * (`explainSheet`).
 */
export function sheetFailure(fault: SheetFault, { cause, line }: Reason = {}): Failure {
  return new Failure({ category: 'invalid', code: fault, cause, ...(line !== undefined && { details: { line } }) })
}
