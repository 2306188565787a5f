import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { EditField } from '../../core/shipments/types'
import { idOf } from './row-context'

/** In the order in which one is led to them. */
const editFields = [
  'shippingCourier',
  'shippingTracking',
  'shippingComments',
  'status',
  'returnCourier',
  'returnTracking',
  'returnComments',
] as const satisfies readonly EditField[]

export interface Spot {
  readonly id: string
  readonly field: EditField
}

/**
 * The next problem, down or up from a row, round and round; those that a search hides come after those that are shown.
 * From nowhere it is the first one.
 */
export function problemFrom(
  from: string | null,
  step: 1 | -1,
  shown: readonly ShipmentRow[],
  rows: readonly ShipmentRow[],
): Spot | null {
  const seen = new Set(shown.map(idOf))
  const all = [...shown, ...rows.filter(row => !seen.has(idOf(row)))]
  const start = all.findIndex(row => idOf(row) === from)
  const ways = all.length
  for (let steps = 1; steps <= ways; steps += 1) {
    const at = start < 0 ? (step === 1 ? steps - 1 : ways - steps) : (start + step * steps + ways * steps) % ways
    const row = all[at]
    const field = row && editFields.find(candidate => row.problems[candidate])
    if (row && field) return { id: idOf(row), field }
    if (row?.problems.row || row?.theirs) return { id: idOf(row), field: 'shippingTracking' }
  }
  return null
}
