import { signal } from '@preact/signals-core'
import type { Failure } from '../../base/errors'
import { messagesLeft } from '../../base/field-path'
import { verbatim } from '../../i18n/translate'
import type { ShipmentSent } from '../../wire/shipments'
import type { EditField, ShipmentEdit } from '../types'
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

/** What stood in a row when it was refused, and under `row` all of it: of that are the messages that are of no field. */
type Refused = readonly [problems: RowProblems, edit: ShipmentEdit | undefined]

const asRow = (edit: ShipmentEdit | undefined) => ({ ...edit, row: edit })

/** What the server refused, by row: it stands until it is typed over, or the row is sent again. */
export function createRefusals() {
  const refused = signal<ReadonlyMap<string, Refused>>(new Map())
  return {
    /** What is still said of a row as it is typed now. */
    of(id: string, edit: ShipmentEdit): RowProblems {
      const [problems, then] = refused.value.get(id) ?? [{}]
      return messagesLeft(problems, asRow(then), asRow(edit))
    },
    /** What became of rows that were sent as `edits`. */
    take(
      ids: ReadonlySet<string>,
      edits: ReadonlyMap<string, ShipmentEdit>,
      said: ReadonlyMap<string, RowProblems>,
    ): void {
      const others = [...refused.peek()].filter(([id]) => !ids.has(id))
      const these = [...said].map(([id, problems]) => [id, [problems, edits.get(id)]] as const)
      refused.value = new Map([...others, ...these])
    },
  }
}
