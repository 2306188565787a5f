import type { Failure } from '../base/errors'
import { type Text, verbatim } from '../i18n/translate'
import type { ShipmentSent } from '../wire/shipments'
import { cellOfPath } from './mapping'
import type { EditField } from './types'

/** Messages of a row by field; those that belong to no field stand under `row`. */
export type RowProblems = Readonly<Partial<Record<EditField | 'row', Text>>>

/** What a 422 says of the rows that were sent, by shipment. The first message of a field counts. */
export function problemsOf(failure: Failure, sent: readonly ShipmentSent[]): ReadonlyMap<string, RowProblems> {
  const problems = new Map<string, RowProblems>()
  for (const [path, message] of Object.entries(failure.fieldErrors)) {
    const cell = cellOfPath(path, sent)
    if (!cell) continue
    const earlier = problems.get(cell.shipmentId)
    problems.set(cell.shipmentId, { [cell.field ?? 'row']: verbatim(message), ...earlier })
  }
  return problems
}
