import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { ResourceHandle } from '../../base/resource'
import type { Typed } from '../../drafts/cells'
import { createDraft } from '../../drafts/draft'
import { typedStorage } from '../../drafts/typed-storage'
import type { AreaContext } from '../../portal/container'
import { session } from '../../session/store'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { changedRows } from '../mapping'
import type { CourierList } from '../rows/known-couriers'
import { flagsIn } from '../rows/problems'
import { isReadOnly } from '../rules'
import { cellsOf, editsOver, isSameCell, isShipmentCell, rowOfCell } from './cells'
import { saveMessages } from './writing'

/** The shipments of an order with the edits of their rows, which every part of the rows' store reads. */
export type RowEdits = ReturnType<typeof createRowEdits>

/** Returns the name under which the edits of an order are stored. */
export const draftName = (workOrderNo: string) => `shipments:${workOrderNo}`

/** Returns the shipments of one order, the draft of their edits, and the rows that the edits change. */
export function createRowEdits(
  context: AreaContext,
  workOrderNo: string,
  handle: ResourceHandle<readonly Shipment[]>,
  couriers: CourierList,
  isPast: ReadonlySignal<boolean>,
) {
  const { account } = context.use(session)
  const data = computed(() => handle.resource.value.data)
  const known = computed(() => data.value ?? [])
  const openRows = computed(() => (isPast.value ? [] : known.value.filter(row => !isReadOnly(row))))
  const base = computed(() => data.value && cellsOf(openRows.value))
  const draft = createDraft({
    base,
    same: isSameCell,
    storage: computed(() =>
      account.value === null ? null : typedStorage(account.value, draftName(workOrderNo), isShipmentCell),
    ),
    reread: handle.readNow,
    onArrived: () => context.notifications.succeed(saveMessages(workOrderNo)),
    onEnd: context.onEnd,
    unkept: context.unkept,
  })
  const edited = computed(() => editsOver(openRows.value, draft.typed.value))

  /** Returns the rows that a save of these edits would send. */
  function rowsToSend(typed: Typed): readonly ShipmentSent[] {
    const differing = [...typed].filter(([cell, { mine }]) => !isSameCell(mine, base.value?.get(cell), cell))
    return changedRows(openRows.value, editsOver(openRows.value, new Map(differing)), couriers.list.value)
  }
  const changed = computed(() => rowsToSend(draft.typed.value))

  return {
    /** All shipments of the order; empty until they are read. */
    known,
    /** The rows that can be changed, by id: none of a past order. */
    open: computed(() => new Map(openRows.value.map(row => [row.id, row]))),
    /** The cells of the server's data; null until it is read. */
    base,
    draft,
    /** The edited rows by the ids of their shipments. */
    edited,
    rowsToSend,
    /** The rows that a save of all edits would send. */
    changed,
    /** The problems of the changed rows, by row. */
    flags: computed(() => flagsIn(changed.value, known.value, edited.value, couriers.known.value)),
    /** Returns the problems of edited rows that must be corrected before a save, by row. */
    findProblems: (edits: Typed, list = couriers.known.value) =>
      flagsIn(rowsToSend(edits), known.value, editsOver(known.value, edits), list),
  }
}

/** Returns the edits of some rows. */
export function editsIn(typed: Typed, ids: ReadonlySet<string>): Typed {
  return new Map([...typed].filter(([cell]) => ids.has(rowOfCell(cell))))
}
