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
 * Returns the field errors of a 422 ("[3].shippingDetails.reference") by shipment. The first message of a field is
 * kept; errors without a field belong to the row.
 */
export function problemsOf(failure: Failure, sent: readonly ShipmentSent[]): ReadonlyMap<string, RowProblems> {
  const problems = new Map<string, RowProblems>()
  for (const [path, message] of Object.entries(failure.fieldErrors)) {
    const [, index, rest = ''] = /^\[(\d+)\]\.?(.*)/.exec(path) ?? []
    const row = sent[Number(index)]
    if (row) problems.set(row.id, { [fieldsByPath[rest] ?? 'row']: verbatim(message), ...problems.get(row.id) })
  }
  return problems
}

/** The problems of a row with the edit that was sent. Messages of no field belong to `row`, the edit as a whole. */
type Refused = readonly [problems: RowProblems, edit: ShipmentEdit | undefined]

const asRow = (edit: ShipmentEdit | undefined) => ({ ...edit, row: edit })

export type Refusals = ReturnType<typeof createRefusals>

/** Keeps the problems that the server found, by row, until the field is edited or the row is sent again. */
export function createRefusals() {
  const refused = signal<ReadonlyMap<string, Refused>>(new Map())
  return {
    /** Returns the problems that still apply to a row as it is edited. */
    of(id: string, edit: ShipmentEdit): RowProblems {
      const [problems, sentEdit] = refused.value.get(id) ?? [{}]
      return messagesLeft(problems, asRow(sentEdit), asRow(edit))
    },
    /** Replaces the problems of rows that were sent as `edits`. */
    record(
      ids: ReadonlySet<string>,
      edits: ReadonlyMap<string, ShipmentEdit>,
      problemsById: ReadonlyMap<string, RowProblems>,
    ): void {
      const others = [...refused.peek()].filter(([id]) => !ids.has(id))
      const these = [...problemsById].map(([id, problems]) => [id, [problems, edits.get(id)]] as const)
      refused.value = new Map([...others, ...these])
    },
  }
}
