import { batch, computed, type ReadonlySignal } from '@preact/signals-core'
import { Failure } from '../../base/errors'
import type { ResourceHandle } from '../../base/resource'
import { hasEditsBesideQueued, type Typed } from '../../drafts/cells'
import { type Clash, whoseClash } from '../../drafts/clash'
import { createDraft } from '../../drafts/draft'
import type { SavePart } from '../../drafts/form-options'
import { draftsAt, draftsOf, keptCells } from '../../drafts/kept-drafts'
import { throwUnlessShown } from '../../drafts/shown-failures'
import { typedStorage } from '../../drafts/typed-storage'
import type { AreaContext } from '../../portal/container'
import { session } from '../../session/store'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { changedRows, editOf } from '../mapping'
import { createFilledCouriers } from '../rows/filled-couriers'
import type { CourierList } from '../rows/known-couriers'
import { flagsIn, type RowProblems } from '../rows/problems'
import { createRefusals } from '../rows/refusals'
import { editStatus, isReadOnly } from '../rules'
import type { RowChanges } from '../types'
import {
  cellsOf,
  editedCellsIn,
  editsOver,
  isSameCell,
  isShipmentCell,
  patchesOf,
  rowOfCell,
  typedPatches,
} from './cells'
import { createWriting, type Part, saveMessages, splitIntoParts } from './writing'

export type Rows = ReturnType<typeof createRows>

/** A shipment with the edits of its row. */
export type ShipmentRow = Rows['rows']['value'][number]

/** Returns the rows of one order with their edits. The edits outlive a reload, and all windows share them. */
export function createRows(
  context: AreaContext,
  workOrderNo: string,
  handle: ResourceHandle<readonly Shipment[]>,
  couriers: CourierList,
  isPast: ReadonlySignal<boolean>,
) {
  const { account } = context.use(session)
  const write = createWriting(context, workOrderNo, handle)
  const name = `shipments:${workOrderNo}`
  const data = computed(() => handle.resource.value.data)
  const known = computed(() => data.value ?? [])
  /** The rows that can be changed: none of a past order. */
  const openRows = computed(() => (isPast.value ? [] : known.value.filter(row => !isReadOnly(row))))
  const open = computed(() => new Map(openRows.value.map(row => [row.id, row])))
  const base = computed(() => data.value && cellsOf(openRows.value))
  const draft = createDraft({
    base,
    same: isSameCell,
    storage: computed(() => (account.value === null ? null : typedStorage(account.value, name, isShipmentCell))),
    reread: handle.readNow,
    onArrived: () => context.notifications.succeed(saveMessages(workOrderNo)),
    onEnd: context.onEnd,
    unkept: context.unkept,
  })
  const refusals = createRefusals()

  const edited = computed(() => editsOver(openRows.value, draft.typed.value))
  const filling = createFilledCouriers(couriers.list, open, edited)
  const theirs = computed(() =>
    patchesOf([...draft.clashes.value].map(([cell, clash]) => [cell, clash.theirs] as const)),
  )
  const theirsFrom = computed(() => {
    const found = new Map<string, Clash['from']>()
    for (const [cell, { from }] of draft.clashes.value)
      found.set(rowOfCell(cell), whoseClash([found.get(rowOfCell(cell)) ?? from, from]))
    return found
  })
  /** Returns the rows that a save of these edits would send. */
  function rowsToSend(typed: Typed): readonly ShipmentSent[] {
    const differing = [...typed].filter(([cell, { mine }]) => !isSameCell(mine, base.value?.get(cell), cell))
    return changedRows(openRows.value, editsOver(openRows.value, new Map(differing)), couriers.list.value)
  }
  const changed = computed(() => rowsToSend(draft.typed.value))
  const changedIds = computed(() => new Set(changed.value.map(({ id }) => id)))
  const flags = computed(() => flagsIn(changed.value, known.value, edited.value, couriers.known.value))
  const rows = computed(() => known.value.map(rowOf))

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

  const typeOver = (changes: ReadonlyMap<string, RowChanges>, field?: string) =>
    batch(() => draft.type(cellsIn(filling.fill(changes)), field))

  /** Returns changes of rows as cells. Rows that cannot be changed have none. */
  const cellsIn = (changes: ReadonlyMap<string, RowChanges>) => editedCellsIn(open.peek(), edited.peek(), changes)

  function toPart(mine: Typed): Part {
    return send =>
      draft.save(mine, over =>
        send(now => {
          const instant = new Date().toISOString()
          const edits = editsOver(now, over(cellsOf(now)))
          const sent = changedRows(now, edits, couriers.list.peek())
          // Changes of others may have made a valid row invalid.
          if (flagsIn(sent, now, edits, couriers.known.peek()).size > 0) throw new Failure({ category: 'invalid' })
          return sent.map(row => (row.status === 'dispatched' ? editStatus(row, row.status, instant) : row))
        }),
      )
  }

  function idsInOrder(cells: readonly string[]): readonly string[] {
    const ids = new Set(cells.map(rowOfCell))
    return known.peek().flatMap(({ id }) => (ids.has(id) ? [id] : []))
  }

  /** Returns the rows of these edits that can be sent: without problems and without a conflict. */
  const readyRows = (mine: Typed, toCorrect: ReadonlyMap<string, RowProblems>) =>
    rowsToSend(mine).filter(({ id }) => !theirs.value.has(id) && !toCorrect.has(id))

  /** Sends edits row by row, except rows with problems and rows in conflict. */
  async function send(mine: Typed, toCorrect: ReadonlyMap<string, RowProblems>) {
    const before = edited.peek()
    const ready = readyRows(mine, toCorrect)
    if (ready.length === 0) return null
    const ids = new Set(ready.map(({ id }) => id))
    const { saved, failure, refused } = await write(
      splitIntoParts(ready).map(rows => toPart(editsIn(mine, new Set(rows.map(({ id }) => id))))),
      thrown => throwUnlessShown(draft, editsIn(mine, ids), thrown),
    )
    refusals.record(ids, before, refused)
    return failure && saved.length === 0 ? null : saved
  }

  /** Returns the problems of edited rows that must be corrected before a save, by row. */
  const findProblems = (mine: Typed, list = couriers.known.value) =>
    flagsIn(rowsToSend(mine), known.value, editsOver(known.value, mine), list)

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
      const mine = draft.unsent.value
      // This runs on each key press and nearly always finds no edits, so it returns before it goes through the rows.
      if (mine.size === 0) return 0
      // Rows that only wait for the couriers are sent automatically, too.
      return readyRows(mine, findProblems(mine, couriers.known.value === 'unread' ? 'coming' : undefined)).length
    }),
    /** The count of rows that were edited on an earlier visit, while the shipments cannot be read. */
    keptUnread: computed(() => {
      if (data.value || !handle.resource.value.failure) return 0
      const mine = account.value === null ? draftsAt(context.options.peek().bases.main) : draftsOf(account.value)
      return new Set(keptCells(mine, name).map(rowOfCell)).size
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
    undo: (ids: readonly string[]) => draft.discard(editsIn(draft.typed.peek(), new Set(ids)).keys()),
    discard: () => draft.discard(),
    takeTheirs: (ids: readonly string[]) => draft.takeTheirs(editsIn(draft.typed.peek(), new Set(ids)).keys()),
    keepMine: (ids: readonly string[]) => draft.keepMine(editsIn(draft.typed.peek(), new Set(ids)).keys()),
    /** The edited rows by the ids of their shipments. */
    edited,
    /**
     * Sends the changed rows except those in conflict. A save that exceeds the limit of a server is split into parts.
     * @returns the saved rows; null when none exist
     */
    async save(part: SavePart = 'all') {
      if (couriers.known.peek() === 'coming') await couriers.settled()
      const mine = part === 'all' ? draft.typed.peek() : draft.unsent.peek()
      const toCorrect = findProblems(mine)
      // An automatic save skips rows with problems. The Save button sends nothing until they are corrected.
      return draft.state.peek() === 'saving' || (part === 'all' && toCorrect.size > 0) ? null : send(mine, toCorrect)
    },
    /**
     * Edits the rows with an import in one step, and saves them. Changes of others since the preview become conflicts.
     * @param seen the shipments that the preview has shown
     * @returns the saved rows; null when none exist
     */
    async saveImport(changes: ReadonlyMap<string, RowChanges>, seen: readonly Shipment[]) {
      draft.type(cellsIn(changes), undefined, cellsOf(seen))
      // The preview shows whole rows, so the edits of their other cells are sent, too.
      const mine = editsIn(draft.typed.peek(), new Set(changes.keys()))
      return send(mine, findProblems(mine))
    },
  }
}

/** Returns the edits of some rows. */
function editsIn(typed: Typed, ids: ReadonlySet<string>): Typed {
  return new Map([...typed].filter(([cell]) => ids.has(rowOfCell(cell))))
}
