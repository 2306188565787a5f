import type { Failure } from '../../base/errors'
import { verbatim } from '../../i18n/translate'
import type { ShipmentSent } from '../../wire/shipments'
import type { EditField } from '../types'
import type { RowProblems } from './problems'

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

/**
 * What a 422 says of the rows that were sent ("[3].shippingDetails.reference"), by shipment. The first message of a field
 * counts; what has none is of the row as a whole.
 */
export function problemsOf(failure: Failure, sent: readonly ShipmentSent[]): ReadonlyMap<string, RowProblems> {
  const problems = new Map<string, RowProblems>()
  for (const [path, message] of Object.entries(failure.fieldErrors)) {
    const [, at, rest = ''] = /^\[(\d+)\]\.?(.*)/.exec(path) ?? []
    const row = sent[Number(at)]
    if (row) problems.set(row.id, { [fieldsByPath[rest] ?? 'row']: verbatim(message), ...problems.get(row.id) })
  }
  return problems
}
