import type { Failure } from '../base/errors'
import { verbatim } from '../i18n/translate'
import type { ShipmentSent } from '../wire/shipments'
import type { RowProblems } from './problems'
import type { EditField } from './types'

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

const fieldsByPath: Record<string, EditField> = {
  status: 'status',
  dispatchedOn: 'status',
  'shippingDetails.type': 'shippingCourier',
  'shippingDetails.slug': 'shippingCourier',
  'shippingDetails.reference': 'shippingTracking',
  'shippingDetails.comments': 'shippingComments',
  'returnDetails.type': 'returnCourier',
  'returnDetails.slug': 'returnCourier',
  'returnDetails.reference': 'returnTracking',
  'returnDetails.comments': 'returnComments',
}

export interface CellProblem {
  readonly shipmentId: string
  /** Null when the row as a whole is meant. */
  readonly field: EditField | null
}

/** The row and field that a 422's path means ("[3].shippingDetails.reference" of the rows sent); null when it names none of them. */
export function cellOfPath(path: string, sent: readonly ShipmentSent[]): CellProblem | null {
  const match = /^\[(\d+)\]\.?(.*)/.exec(path)
  if (match === null) return null
  const row = sent[Number(match[1])]
  return row ? { shipmentId: row.id, field: fieldsByPath[String(match[2])] ?? null } : null
}
