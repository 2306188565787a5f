import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import type { EditField } from '../../core/shipments/types'
import type { Place } from './place'
import { idOf } from './row-context'

/** The fields in the order in which problems are visited. */
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
 * Returns the next problem, down or up from a row, and continues at the other end. Rows that a search hides count as
 * below the shown rows. Without a row, returns the first problem in that direction.
 */
export function nextProblem(
  from: string | null,
  step: 1 | -1,
  shown: readonly ShipmentRow[],
  rows: readonly ShipmentRow[],
): Place | null {
  const shownIds = new Set(shown.map(idOf))
  const down = [...shown, ...rows.filter(row => !shownIds.has(idOf(row)))]
  const all = step === 1 ? down : down.toReversed()
  const after = all.findIndex(row => idOf(row) === from) + 1
  for (const row of [...all.slice(after), ...all.slice(0, after)]) {
    const field = fields.find(each => row.problems[each])
    if (field) return { id: idOf(row), field }
    if (row.problems.row || row.theirs) return { id: idOf(row), field: 'shippingTracking' }
  }
  return null
}
