import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { EditField } from '../../core/shipments/types'
import type { Place } from './place'
import { idOf } from './row-context'

/** In the order in which one is led to them. */
const fields: readonly EditField[] = [
  'shippingCourier',
  'shippingTracking',
  'shippingComments',
  'status',
  'returnCourier',
  'returnTracking',
  'returnComments',
]

/**
 * The next problem, down or up from a row, round and round; those that a search hides come after those that are shown.
 * From nowhere it is the first one.
 */
export function nextProblem(
  from: string | null,
  step: 1 | -1,
  shown: readonly ShipmentRow[],
  rows: readonly ShipmentRow[],
): Place | null {
  const seen = new Set(shown.map(idOf))
  const down = [...shown, ...rows.filter(row => !seen.has(idOf(row)))]
  const all = step === 1 ? down : down.toReversed()
  const after = all.findIndex(row => idOf(row) === from) + 1
  for (const row of [...all.slice(after), ...all.slice(0, after)]) {
    const field = fields.find(each => row.problems[each])
    if (field) return { id: idOf(row), field }
    if (row.problems.row || row.theirs) return { id: idOf(row), field: 'shippingTracking' }
  }
  return null
}
