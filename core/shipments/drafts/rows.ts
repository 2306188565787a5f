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
  editsOver,
  isSameCell,
  isShipmentCell,
  patchesOf,
  rowOfCell,
  typedIntoRows,
  typedPatches,
} from './cells'
import { createWriting, inParts, type Part, saveMessages } from './writing'

export type Rows = ReturnType<typeof createRows>

/** A shipment with what was typed over it. */
export type ShipmentRow = Rows['rows']['value'][number]

/** The rows of one order with what is typed over them: it outlives a reload, and is one in all windows. */
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
  const whose = computed(() => {
    const found = new Map<string, Clash['from']>()
    for (const [cell, { from }] of draft.clashes.value)
      found.set(rowOfCell(cell), whoseClash([found.get(rowOfCell(cell)) ?? from, from]))
    return found
  })
  /** The rows that a save of this would send. */
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
    /** A save would send it. */
    const changed = changedIds.value.has(id)
    const problems: RowProblems = changed ? { ...refusals.of(id, edit), ...flags.value.get(id) } : {}
    return {
      shipment,
      edit,
      changed,
      readOnly,
      problems,
      /** Its courier was filled in for its number, and is not saved. */
      courierFilled: changed && filling.isFilled(id, edit),
      /** What stands against what was typed in its fields, on offer. */
      theirs: readOnly ? null : (theirs.value.get(id) ?? null),
      theirsFrom: whose.value.get(id) ?? null,
    }
  }

  const typeOver = (changes: ReadonlyMap<string, RowChanges>, field?: string) =>
    batch(() => draft.type(cellsIn(filling.fill(changes)), field))

  /** What is typed over rows that can be changed, as cells. */
  const cellsIn = (changes: ReadonlyMap<string, RowChanges>) => typedIntoRows(open.peek(), edited.peek(), changes)

  function partOf(mine: Typed): Part {
    return send =>
      draft.save(mine, over =>
        send(now => {
          const instant = new Date().toISOString()
          const edits = editsOver(now, over(cellsOf(now)))
          const sent = changedRows(now, edits, couriers.list.peek())
          // What somebody has changed since may have made a row wrong that was right.
          if (flagsIn(sent, now, edits, couriers.known.peek()).size > 0) throw new Failure({ category: 'invalid' })
          return sent.map(row => (row.status === 'dispatched' ? editStatus(row, row.status, instant) : row))
        }),
      )
  }

  function inOrder(cells: readonly string[]): readonly string[] {
    const ids = new Set(cells.map(rowOfCell))
    return known.peek().flatMap(({ id }) => (ids.has(id) ? [id] : []))
  }

  /** The rows of this that may be sent as they are: none that must be corrected first, or waits for a choice. */
  const readyIn = (mine: Typed, toCorrect: ReadonlyMap<string, RowProblems>) =>
    rowsToSend(mine).filter(({ id }) => !theirs.value.has(id) && !toCorrect.has(id))

  /** Sends what is typed, row by row, but for rows that must be corrected first, or wait for a choice. */
  async function send(mine: Typed, toCorrect: ReadonlyMap<string, RowProblems>) {
    const before = edited.peek()
    const ready = readyIn(mine, toCorrect)
    if (ready.length === 0) return null
    const ids = new Set(ready.map(({ id }) => id))
    const { saved, failure, refused } = await write(
      inParts(ready).map(rows => partOf(typedIn(mine, new Set(rows.map(({ id }) => id))))),
      thrown => throwUnlessShown(draft, typedIn(mine, ids), thrown),
    )
    refusals.take(ids, before, refused)
    return failure && saved.length === 0 ? null : saved
  }

  /** Rows of what is typed that must be corrected before they can be sent. */
  const flaggedIn = (mine: Typed, of = couriers.known.value) =>
    flagsIn(rowsToSend(mine), known.value, editsOver(known.value, mine), of)

  return {
    known,
    /** In the back end's order; a screen sorts them by `shipment`, so that no row moves while it is edited. */
    rows,
    changedCount: computed(() => changed.value.length),
    /** Where what is typed came from, while nothing was typed here since. */
    origin: computed(() => (changed.value.length > 0 ? draft.origin.value : null)),
    /** Saves run, of whatever kind. */
    saving: computed(() => draft.state.value === 'saving'),
    /** What is typed outlives a reload. */
    kept: draft.kept,
    /** What was dropped, or gave way to theirs, can come back by undo. */
    discarded: draft.discarded,
    /** What is typed in rows that are gone, or cannot be changed any more. It is never sent. */
    closed: computed(() => {
      if (base.value === null) return []
      return [...typedPatches(draft.typed.value)].flatMap(([id, typed]) => (open.value.has(id) ? [] : [{ id, typed }]))
    }),
    /** So many rows could not be sent for want of a connection, and go by themselves: none that waits for a choice or is at fault. */
    unsent: computed(() => {
      const mine = draft.unsent.value
      // Asked with each key, and nearly always nothing: the rows are not gone through for that.
      if (mine.size === 0) return 0
      // What only waits for the couriers goes by itself, too.
      return readyIn(mine, flaggedIn(mine, couriers.known.value === 'unread' ? 'coming' : undefined)).length
    }),
    /** So many rows were typed in on an earlier visit, while they cannot be read. */
    keptUnread: computed(() => {
      if (data.value || !handle.resource.value.failure) return 0
      const mine = account.value === null ? draftsAt(context.options.peek().bases.main) : draftsOf(account.value)
      return new Set(keptCells(mine, name).map(rowOfCell)).size
    }),
    typedOn: computed(() => hasEditsBesideQueued(draft.typed.value)),
    /** Some of them were sent, and no answer came: they may have arrived. */
    unanswered: draft.unanswered,
    /** Types over fields of a row; its date follows its status, and an open courier its tracking number. */
    edit: (id: string, changes: RowChanges) => typeOver(new Map([[id, changes]]), `${id} ${Object.keys(changes)}`),
    /** Types over fields of many rows: one step, that one undo takes back. */
    editMany: (changes: ReadonlyMap<string, RowChanges>) => typeOver(changes),
    /** Takes the last step back, a paste as a whole; what was saved stays saved. Answers the rows that changed by it. */
    undoLast: () => inOrder(draft.undo()),
    /** Does the step again that was taken back last. */
    redoLast: () => inOrder(draft.redo()),
    hasSaved: draft.hasSaved,
    /** Drops what was typed in rows: one step. */
    undo: (ids: readonly string[]) => draft.discard(typedIn(draft.typed.peek(), new Set(ids)).keys()),
    discard: () => draft.discard(),
    takeTheirs: (ids: readonly string[]) => draft.takeTheirs(typedIn(draft.typed.peek(), new Set(ids)).keys()),
    keepMine: (ids: readonly string[]) => draft.keepMine(typedIn(draft.typed.peek(), new Set(ids)).keys()),
    /** What is typed over them, by shipment. */
    edited,
    /**
     * Sends the changed rows but for those whose `theirs` waits for a choice; more than a server takes at once, in parts.
     * Answers what was saved; null when nothing was.
     */
    async save(of: SavePart = 'all') {
      if (couriers.known.peek() === 'coming') await couriers.settled()
      const mine = of === 'all' ? draft.typed.peek() : draft.unsent.peek()
      const toCorrect = flaggedIn(mine)
      // What waits goes out by itself, row by row; a press on Save shows first what must be corrected.
      return draft.state.peek() === 'saving' || (of === 'all' && toCorrect.size > 0) ? null : send(mine, toCorrect)
    },
    /**
     * Types an import over the rows as they were `seen` in its preview, one step, and saves it. What somebody has changed
     * since waits for a choice, as what is typed does. Answers what was saved; null when nothing was.
     */
    async saveImport(changes: ReadonlyMap<string, RowChanges>, seen: readonly Shipment[]) {
      draft.type(cellsIn(changes), undefined, cellsOf(seen))
      // Whole rows, as the preview shows them: with what was typed in their other cells.
      const mine = typedIn(draft.typed.peek(), new Set(changes.keys()))
      return send(mine, flaggedIn(mine))
    },
  }
}

/** What is typed in some rows. */
function typedIn(typed: Typed, ids: ReadonlySet<string>): Typed {
  return new Map([...typed].filter(([cell]) => ids.has(rowOfCell(cell))))
}
