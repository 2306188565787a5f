import { computed } from '@preact/signals-core'
import { type Clash, chooseClashSource } from '../../drafts/clash'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import type { FilledCouriers } from '../rows/filled-couriers'
import type { RowProblems } from '../rows/problems'
import type { Refusals } from '../rows/refusals'
import { patchesOf, rowOfCell } from './cells'
import type { RowEdits } from './row-edits'

/** A shipment with the edits of its row. */
export type ShipmentRow = ReturnType<typeof createRowView>['rows']['value'][number]

/** Returns the rows as a screen shows them, and the content of others for the cells in conflict. */
export function createRowView(
  { known, open, draft, edited, changed, flags }: RowEdits,
  filling: FilledCouriers,
  refusals: Refusals,
) {
  const theirs = computed(() =>
    patchesOf([...draft.clashes.value].map(([cell, clash]) => [cell, clash.theirs] as const)),
  )
  const theirsFrom = computed(() => {
    const found = new Map<string, Clash['from']>()
    for (const [cell, { from }] of draft.clashes.value)
      found.set(rowOfCell(cell), chooseClashSource([found.get(rowOfCell(cell)) ?? from, from]))
    return found
  })
  const changedIds = computed(() => new Set(changed.value.map(({ id }) => id)))

  function rowOf(shipment: Shipment) {
    const { id } = shipment
    const readOnly = !open.value.has(id)
    const edit = edited.value.get(id) ?? editOf(shipment)
    /** Whether a save would send the row. */
    const changed = changedIds.value.has(id)
    const problems: RowProblems = changed ? { ...refusals.of(id, edit), ...flags.value.get(id) } : {}
    return {
      shipment,
      edit,
      changed,
      readOnly,
      problems,
      /** Whether the courier was filled in for the tracking number and is not saved yet. */
      courierFilled: changed && filling.isFilled(id, edit),
      /** The content of others for the fields in conflict, which the screen offers. */
      theirs: readOnly ? null : (theirs.value.get(id) ?? null),
      theirsFrom: theirsFrom.value.get(id) ?? null,
    }
  }

  return { theirs, rows: computed(() => known.value.map(rowOf)) }
}
