import { batch, computed, type ReadonlySignal } from '@preact/signals-core'
import type { ResourceHandle } from '../../base/resource'
import { hasEditsBesideQueued } from '../../drafts/cells'
import { draftsAt, draftsOf, keptCells } from '../../drafts/kept-drafts'
import type { AreaContext } from '../../portal/container'
import { session } from '../../session/store'
import type { Shipment } from '../../wire/shipments'
import { createFilledCouriers } from '../rows/filled-couriers'
import type { CourierList } from '../rows/known-couriers'
import { createRefusals } from '../rows/refusals'
import type { RowChanges } from '../types'
import { cellsOf, editedCellsIn, rowOfCell, typedPatches } from './cells'
import { createRowEdits, draftName, editsIn } from './row-edits'
import { createRowSaves } from './row-saves'
import { createRowView } from './row-view'

export type { ShipmentRow } from './row-view'
export type Rows = ReturnType<typeof createRows>

/** Returns the rows of one order with their edits. The edits outlive a reload, and all windows share them. */
export function createRows(
  context: AreaContext,
  workOrderNo: string,
  handle: ResourceHandle<readonly Shipment[]>,
  couriers: CourierList,
  isPast: ReadonlySignal<boolean>,
) {
  const { account } = context.use(session)
  const edits = createRowEdits(context, workOrderNo, handle, couriers, isPast)
  const { known, open, base, draft, edited, changed, findProblems } = edits
  const refusals = createRefusals()
  const filling = createFilledCouriers(couriers.list, open, edited)
  const { rows, theirs } = createRowView(edits, filling, refusals)
  const isInConflict = (id: string) => theirs.value.has(id)
  const saves = createRowSaves({ context, workOrderNo, handle, couriers, edits, isInConflict, refusals })

  const typeOver = (changes: ReadonlyMap<string, RowChanges>, field?: string) =>
    batch(() => draft.type(cellsIn(filling.fill(changes)), field))

  /** Returns changes of rows as cells. Rows that cannot be changed have no cells. */
  const cellsIn = (changes: ReadonlyMap<string, RowChanges>) => editedCellsIn(open.peek(), edited.peek(), changes)
  const cellsOfRows = (ids: readonly string[]) => editsIn(draft.typed.peek(), new Set(ids)).keys()

  function idsInOrder(cells: readonly string[]): readonly string[] {
    const ids = new Set(cells.map(rowOfCell))
    return known.peek().flatMap(({ id }) => (ids.has(id) ? [id] : []))
  }

  return {
    known,
    /** The rows in the server's order. A screen sorts them by `shipment`, so that no row moves during an edit. */
    rows,
    changedCount: computed(() => changed.value.length),
    /** The place that the edits came from, until something is typed here. */
    origin: computed(() => (changed.value.length > 0 ? draft.origin.value : null)),
    /** Whether a save of any kind is in flight. */
    saving: computed(() => draft.state.value === 'saving'),
    /** Whether the edits outlive a reload. */
    kept: draft.kept,
    /** Whether undo can restore edits that were discarded or replaced by those of others. */
    discarded: draft.discarded,
    /** The edits of rows that are gone or closed. A save never sends them. */
    closed: computed(() => {
      if (base.value === null) return []
      return [...typedPatches(draft.typed.value)].flatMap(([id, typed]) => (open.value.has(id) ? [] : [{ id, typed }]))
    }),
    /**
     * The count of rows that wait for a connection and are then sent automatically. Rows in conflict or with problems
     * do not count.
     */
    unsent: computed(() => {
      const typed = draft.unsent.value
      // This runs on each key press and nearly always finds no edits, so it returns before it goes through the rows.
      if (typed.size === 0) return 0
      // Rows that only wait for the couriers are sent automatically, too.
      return saves.readyRows(typed, findProblems(typed, couriers.known.value === 'unread' ? 'coming' : undefined))
        .length
    }),
    /** The count of rows that were edited on an earlier visit, while the shipments cannot be read. */
    keptUnread: computed(() => {
      if (handle.resource.value.data || !handle.resource.value.failure) return 0
      const kept = account.value === null ? draftsAt(context.options.peek().bases.main) : draftsOf(account.value)
      return new Set(keptCells(kept, draftName(workOrderNo)).map(rowOfCell)).size
    }),
    typedOn: computed(() => hasEditsBesideQueued(draft.typed.value)),
    /** Whether some of the unsent edits may have arrived: they were sent without a response. */
    unanswered: draft.unanswered,
    /**
     * Edits fields of a row. The date follows the status, and a courier that is not chosen follows the tracking number.
     */
    edit: (id: string, changes: RowChanges) => typeOver(new Map([[id, changes]]), `${id} ${Object.keys(changes)}`),
    /** Edits fields of many rows in one step, which one undo reverts. */
    editMany: (changes: ReadonlyMap<string, RowChanges>) => typeOver(changes),
    /**
     * Undoes the last step, a paste as a whole. Saved changes stay saved.
     * @returns the ids of the rows that changed
     */
    undoLast: () => idsInOrder(draft.undo()),
    /**
     * Redoes the step that was undone last.
     * @returns the ids of the rows that changed
     */
    redoLast: () => idsInOrder(draft.redo()),
    hasSaved: draft.hasSaved,
    /** Discards the edits of rows in one step. */
    undo: (ids: readonly string[]) => draft.discard(cellsOfRows(ids)),
    discard: () => draft.discard(),
    takeTheirs: (ids: readonly string[]) => draft.takeTheirs(cellsOfRows(ids)),
    keepMine: (ids: readonly string[]) => draft.keepMine(cellsOfRows(ids)),
    /** The edited rows by the ids of their shipments. */
    edited,
    save: saves.save,
    /**
     * Edits the rows with an import in one step, and saves them. Changes of others since the preview become conflicts.
     * @param shown the shipments that the preview has shown
     * @returns the saved rows; null when none exist
     */
    async saveImport(changes: ReadonlyMap<string, RowChanges>, shown: readonly Shipment[]) {
      draft.type(cellsIn(changes), undefined, cellsOf(shown))
      // The preview shows whole rows, so the edits of their other cells are sent, too.
      const typed = editsIn(draft.typed.peek(), new Set(changes.keys()))
      return saves.send(typed, findProblems(typed))
    },
  }
}
