import { computed, signal } from '@preact/signals-core'
import { isEqual } from '../../base/json'
import type { ResourceHandle } from '../../base/resource'
import { storedCells } from '../../base/storage'
import { isTypedOn, type Typed } from '../../drafts/cells'
import { type Clash, whoseClash } from '../../drafts/clash'
import { createDraft } from '../../drafts/draft'
import type { SavePart } from '../../drafts/form'
import { throwUnlessShown } from '../../drafts/shown-failures'
import { typedStorage } from '../../drafts/typed-storage'
import type { AreaContext } from '../../portal/container'
import { session } from '../../session/store'
import type { Shipment, ShipmentSent } from '../../wire/shipments'
import { changedRows, editOf } from '../mapping'
import type { CourierList } from '../rows/known-couriers'
import { flagsOf, type RowProblems } from '../rows/problems'
import { editStatus, isReadOnly } from '../rules'
import type { RowChanges, ShipmentEdit } from '../types'
import { cellsOf, editsOver, isSameCell, isShipmentCell, patchesOf, rowOfCell, typedInto, typedPatches } from './cells'
import { inParts, type Part, savedText, type Writing } from './writing'

/** A shipment with what was typed over it. */
export interface ShipmentRow {
  readonly shipment: Shipment
  readonly edit: ShipmentEdit
  /** A save would send it. */
  readonly changed: boolean
  readonly readOnly: boolean
  readonly problems: RowProblems
  /** What stands against what was typed in its fields, on offer. */
  readonly theirs: Partial<ShipmentEdit> | null
  readonly theirsFrom: Clash['from'] | null
}

/** What was typed in a row that cannot be saved any more. */
export interface ClosedRow {
  readonly id: string
  readonly typed: Partial<ShipmentEdit>
}

export type Rows = ReturnType<typeof createRows>

/** What the server said of a row, and what stood in it then. */
interface Refused {
  readonly problems: RowProblems
  readonly edit: ShipmentEdit | undefined
}

interface RowsOptions {
  readonly workOrderNo: string
  readonly handle: ResourceHandle<readonly Shipment[]>
  readonly couriers: Pick<CourierList, 'list' | 'known'>
  readonly write: Writing['write']
}

/** The rows of one order with what is typed over them: it outlives a reload, and is one in all windows. */
export function createRows(context: AreaContext, { workOrderNo, handle, couriers, write }: RowsOptions) {
  const { account } = context.use(session)
  const name = `shipments:${workOrderNo}`
  const data = computed(() => handle.resource.value.data)
  const known = computed(() => data.value ?? [])
  const open = computed(() => new Map(known.value.filter(row => !isReadOnly(row)).map(row => [row.id, row])))
  const base = computed(() => data.value && cellsOf(data.value))
  const draft = createDraft({
    base,
    same: isSameCell,
    storage: computed(() => (account.value === null ? null : typedStorage(account.value, name, isShipmentCell))),
    reread: handle.readNow,
    onArrived: () => context.notifications.notify('ok', savedText),
    onEnd: context.onEnd,
  })
  const refused = signal<ReadonlyMap<string, Refused>>(new Map())

  const edited = computed(() => editsOver(known.value, draft.typed.value))
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
    return changedRows(known.value, editsOver(known.value, new Map(differing)), couriers.list.value)
  }
  const changed = computed(() => rowsToSend(draft.typed.value))
  const changedIds = computed(() => new Set(changed.value.map(({ id }) => id)))
  /** What must be corrected in some rows, as they are edited. */
  function flagsIn(ids: ReadonlySet<string>, edits: ReadonlyMap<string, ShipmentEdit>) {
    const rows = known.value.filter(({ id }) => ids.has(id))
    return new Map(rows.map(row => [row.id, flagsOf(row, edits.get(row.id) ?? editOf(row), couriers.known.value)]))
  }
  const flags = computed(() => flagsIn(changedIds.value, edited.value))
  const rows = computed(() => known.value.map(rowOf))
  function editOfRow(shipment: Shipment): ShipmentEdit {
    return edited.value.get(shipment.id) ?? editOf(shipment)
  }

  function rowOf(shipment: Shipment): ShipmentRow {
    const { id } = shipment
    const readOnly = isReadOnly(shipment)
    const edit = editOfRow(shipment)
    const isChanged = changedIds.value.has(id)
    const problems = isChanged ? { ...stillRefused(refused.value.get(id), edit), ...flags.value.get(id) } : {}
    return {
      shipment,
      edit,
      changed: isChanged,
      readOnly,
      problems,
      theirs: readOnly ? null : (theirs.value.get(id) ?? null),
      theirsFrom: whose.value.get(id) ?? null,
    }
  }

  /** Types over rows that can be changed: one step. `step` names what is typed in, so that its letters are one step too. */
  function type(changes: ReadonlyMap<string, RowChanges>, step?: string): void {
    const now = new Date().toISOString()
    draft.type(
      [...changes].flatMap(([id, change]) => {
        const shipment = open.peek().get(id)
        return shipment ? typedInto(shipment, editOfRow(shipment), change, now) : []
      }),
      step,
    )
  }

  function partOf(mine: Typed): Part {
    return send =>
      draft.save(mine, over =>
        send(now => {
          const instant = new Date().toISOString()
          const edits = editsOver(now, over(cellsOf(now)))
          return changedRows(now, edits, couriers.list.peek()).map(row =>
            row.status === 'dispatched' ? editStatus(row, row.status, instant) : row,
          )
        }),
      )
  }

  function inOrder(cells: readonly string[]): readonly string[] {
    const ids = new Set(cells.map(rowOfCell))
    return known.peek().flatMap(({ id }) => (ids.has(id) ? [id] : []))
  }

  /** What a person types over the rows. */
  const actions = {
    /** Types over fields of a row; its date follows its status. */
    edit: (id: string, changes: RowChanges) => type(new Map([[id, changes]]), `${id} ${Object.keys(changes)}`),
    /** Types over fields of many rows: one step, that one undo takes back. */
    editMany: (changes: ReadonlyMap<string, RowChanges>) => type(changes),
    /** Takes the last step back, a paste as a whole; what was saved stays saved. Answers the rows that changed by it. */
    undoLast: () => inOrder(draft.undo()),
    /** Does the step again that was taken back last. */
    redoLast: () => inOrder(draft.redo()),
    /** Drops what was typed in rows: one step. */
    undo: (ids: readonly string[]) => draft.revert(typedIn(draft.typed.peek(), new Set(ids)).keys()),
    discard: () => draft.revert(),
    takeTheirs: (ids: readonly string[]) => draft.takeTheirs(typedIn(draft.typed.peek(), new Set(ids)).keys()),
    keepMine: (ids: readonly string[]) => draft.keepMine(typedIn(draft.typed.peek(), new Set(ids)).keys()),
  }

  /** What a save is to send, as it is typed now. */
  function parts(of: SavePart): readonly Part[] {
    const mine = of === 'all' ? draft.typed.peek() : draft.unsent.peek()
    const sent = rowsToSend(mine)
    const found = flagsIn(new Set(sent.map(({ id }) => id)), editsOver(known.peek(), mine))
    const flagged = new Set([...found].flatMap(([id, row]) => (Object.keys(row).length > 0 ? [id] : [])))
    // What waits goes out by itself, row by row; a press on Save shows first what must be corrected.
    if (draft.state.peek() === 'saving' || (of === 'all' && flagged.size > 0)) return []
    const ready = sent.filter(({ id }) => !theirs.peek().has(id) && !flagged.has(id))
    return inParts(ready).map(rows => partOf(typedIn(mine, new Set(rows.map(({ id }) => id)))))
  }

  return {
    known,
    /** In the back end's order; a screen sorts them by `shipment`, so that no row moves while it is edited. */
    rows,
    changedCount: computed(() => changed.value.length),
    /** Where what is typed came from, while nothing was typed here since. */
    origin: computed(() => (changed.value.length > 0 ? draft.origin.value : null)),
    /** What is typed outlives a reload. */
    kept: draft.kept,
    /** What was dropped, or gave way to theirs, can come back by undo. */
    discarded: draft.discarded,
    /** What is typed in rows that are gone, or cannot be changed any more. It is never sent. */
    closed: computed(() => {
      if (base.value === null) return []
      return [...typedPatches(draft.typed.value)].flatMap(([id, typed]) => (open.value.has(id) ? [] : [{ id, typed }]))
    }),
    /** So many rows could not be sent for want of a connection. */
    unsent: computed(() => rowsToSend(draft.unsent.value).length),
    /** So many rows were typed in on an earlier visit, while they cannot be read. */
    keptUnread: computed(() => {
      if (data.value || !handle.resource.value.failure) return 0
      const cells = storedCells(account.value ? `${account.value}:` : `${context.options.peek().bases.main} `, name)
      return new Set(cells.map(rowOfCell)).size
    }),
    typedOn: computed(() => isTypedOn(draft.typed.value)),
    /** Some of them were sent, and no answer came: they may have arrived. */
    unanswered: draft.unanswered,
    actions,
    /** Answers what was saved; null when nothing was. */
    async save(of: SavePart): Promise<readonly ShipmentSent[] | null> {
      const before = edited.peek()
      const going = parts(of)
      if (going.length === 0) return null
      const { saved, failure, refused: said } = await write(going, thrown => throwUnlessShown(draft, thrown))
      refused.value = new Map([...said].map(([id, problems]) => [id, { problems, edit: before.get(id) }]))
      return failure && saved.length === 0 ? null : saved
    },
  }
}

/** What the server said stands until it is typed over. */
function stillRefused(said: Refused | undefined, edit: ShipmentEdit): RowProblems {
  const isSame = (field: string) =>
    field === 'row' ? isEqual(said?.edit, edit) : Reflect.get(said?.edit ?? {}, field) === Reflect.get(edit, field)
  return Object.fromEntries(Object.entries(said?.problems ?? {}).filter(([field]) => isSame(field)))
}

/** What is typed in some rows. */
function typedIn(typed: Typed, ids: ReadonlySet<string>): Typed {
  return new Map([...typed].filter(([cell]) => ids.has(rowOfCell(cell))))
}
