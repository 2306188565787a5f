import { computed, signal } from '@preact/signals-core'
import type { ResourceHandle } from '../base/resource'
import { isIdentical, type Typed } from '../drafts/cells'
import { createDraft, throwUnlessTold } from '../drafts/draft'
import type { SavePart } from '../drafts/form'
import { typedStorage } from '../drafts/typed-storage'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import type { Shipment, ShipmentSent } from '../wire/shipments'
import { cellsOf, editsOver, isSameCell, isShipmentCell, patchesOf, rowOfCell, typedInto, typedPatches } from './cells'
import type { CourierList } from './known-couriers'
import { changedRows, editOf } from './mapping'
import { flagsOf, type RowProblems } from './problems'
import { isReadOnly, withDate } from './rules'
import type { RowChanges, ShipmentEdit } from './types'
import { inParts, type Part } from './writing'

/** A shipment with what was typed over it. */
export interface ShipmentRow {
  readonly shipment: Shipment
  readonly edit: ShipmentEdit
  /** A save would send it. */
  readonly changed: boolean
  readonly readOnly: boolean
  readonly problems: RowProblems
  /** What somebody else wrote into fields that are being edited, or another window, on offer. */
  readonly theirs: Partial<ShipmentEdit> | null
}

/** What was typed in a row that cannot be saved any more. */
export interface ClosedRow {
  readonly id: string
  readonly typed: Partial<ShipmentEdit>
}

/** What a person types over the rows. */
export interface RowEdits {
  /** Types over fields of a row; its date follows its status. */
  edit(id: string, changes: RowChanges): void
  /** Types over fields of many rows: one step, that one undo takes back. */
  editMany(changes: ReadonlyMap<string, RowChanges>): void
  /** Takes the last step back, a paste as a whole; what was saved stays saved. Answers the rows that changed by it. */
  undoLast(): readonly string[]
  /** Does the step again that was taken back last. */
  redoLast(): readonly string[]
  /** Drops what was typed in rows: one step. */
  undo(ids: readonly string[]): void
  discard(): void
  takeTheirs(ids: readonly string[]): void
  keepMine(ids: readonly string[]): void
}

interface RowsOptions {
  readonly workOrderNo: string
  readonly handle: ResourceHandle<readonly Shipment[]>
  readonly couriers: Pick<CourierList, 'list' | 'known'>
}

/** The rows of one order with what is typed over them: it outlives a reload, and is one in all windows. */
export function createRows(context: AreaContext, { workOrderNo, handle, couriers }: RowsOptions) {
  const { account } = context.use(session)
  const known = computed(() => handle.resource.value.data ?? [])
  const open = computed(() => new Map(known.value.filter(row => !isReadOnly(row)).map(row => [row.id, row])))
  const base = computed(() => handle.resource.value.data && cellsOf(known.value))
  const draft = createDraft({
    base,
    same: isSameCell,
    storage: computed(() =>
      account.value === null ? null : typedStorage(account.value, `shipments:${workOrderNo}`, isShipmentCell),
    ),
    reread: handle.refresh,
    onEnd: context.onEnd,
  })
  /** What the server said of rows, and what stood in them then. */
  const refused = signal<ReadonlyMap<string, { problems: RowProblems; edit: ShipmentEdit | undefined }>>(new Map())

  const edited = computed(() => editsOver(known.value, draft.typed.value))
  const theirs = computed(() =>
    patchesOf([...draft.clashes.value].map(([cell, clash]) => [cell, clash.theirs] as const)),
  )
  /** The rows that a save of this would send. */
  function rowsToSend(typed: Typed): readonly ShipmentSent[] {
    const differing = [...typed].filter(([cell, { mine }]) => !isSameCell(mine, base.value?.get(cell)))
    return changedRows(known.value, editsOver(known.value, new Map(differing)), couriers.list.value)
  }
  const changed = computed(() => rowsToSend(draft.typed.value))
  const changedIds = computed(() => new Set(changed.value.map(({ id }) => id)))
  const flags = computed(() => {
    const rows = known.value.filter(({ id }) => changedIds.value.has(id))
    return new Map(rows.map(row => [row.id, flagsOf(row, editOfRow(row), couriers.known.value)]))
  })
  const rows = computed(() => known.value.map(rowOf))
  function editOfRow(shipment: Shipment): ShipmentEdit {
    return edited.value.get(shipment.id) ?? editOf(shipment)
  }

  function rowOf(shipment: Shipment): ShipmentRow {
    const { id } = shipment
    const readOnly = isReadOnly(shipment)
    const edit = editOfRow(shipment)
    const isChanged = changedIds.value.has(id)
    const problems = isChanged ? { ...stillRefused(id, edit), ...flags.value.get(id) } : {}
    return {
      shipment,
      edit,
      changed: isChanged,
      readOnly,
      problems,
      theirs: readOnly ? null : (theirs.value.get(id) ?? null),
    }
  }

  /** What the server said stands until it is typed over. */
  function stillRefused(id: string, edit: ShipmentEdit): RowProblems {
    const said = refused.value.get(id)
    const isSame = (field: string) =>
      field === 'row'
        ? isIdentical(said?.edit, edit)
        : Reflect.get(said?.edit ?? {}, field) === Reflect.get(edit, field)
    return Object.fromEntries(Object.entries(said?.problems ?? {}).filter(([field]) => isSame(field)))
  }

  /** Types over rows that can be changed: one step. `step` names what is typed in, so that its letters are one step too. */
  function type(changes: ReadonlyMap<string, RowChanges>, step?: string): void {
    const now = nowInstant()
    draft.type(
      [...changes].flatMap(([id, change]) => {
        const shipment = open.peek().get(id)
        return shipment ? typedInto(shipment, editOfRow(shipment), change, now) : []
      }),
      step,
    )
  }

  function typedIn(ids: readonly string[], typed = draft.typed.peek()): Typed {
    const rows = new Set(ids)
    return new Map([...typed].filter(([cell]) => rows.has(rowOfCell(cell))))
  }

  function partOf(mine: Typed): Part {
    return send =>
      draft.save(mine, over =>
        send(now => {
          const instant = nowInstant()
          const edits = editsOver(now, over(cellsOf(now)))
          return changedRows(now, edits, couriers.list.peek()).map(row => withDate(row, instant))
        }),
      )
  }

  function inOrder(cells: readonly string[]): readonly string[] {
    const ids = new Set(cells.map(rowOfCell))
    return known.peek().flatMap(({ id }) => (ids.has(id) ? [id] : []))
  }

  const actions: RowEdits = {
    edit: (id, changes) => type(new Map([[id, changes]]), `${id} ${Object.keys(changes)}`),
    editMany: changes => type(changes),
    undoLast: () => inOrder(draft.undo()),
    redoLast: () => inOrder(draft.redo()),
    undo: ids => draft.revert([...typedIn(ids).keys()]),
    discard: () => draft.revert(),
    takeTheirs: ids => draft.takeTheirs([...typedIn(ids).keys()]),
    keepMine: ids => draft.keepMine([...typedIn(ids).keys()]),
  }

  return {
    rows,
    changed,
    origin: draft.origin,
    kept: draft.kept,
    closed: computed(() => {
      if (base.value === null) return []
      return [...typedPatches(draft.typed.value)].flatMap(([id, typed]) => (open.value.has(id) ? [] : [{ id, typed }]))
    }),
    actions,
    unsent: computed(() => rowsToSend(draft.unsent.value).length),
    onFailure: (thrown: unknown) => throwUnlessTold(draft, thrown),
    /** What a save is to send, as it is typed now: nothing while a row of it must be mended first. */
    parts(of: SavePart): readonly Part[] {
      const mine = of === 'all' ? draft.typed.peek() : draft.unsent.peek()
      const isFlagged = of === 'all' && [...flags.peek().values()].some(row => Object.keys(row).length > 0)
      if (draft.state.peek() === 'saving' || isFlagged) return []
      return inParts(rowsToSend(mine).filter(({ id }) => !theirs.peek().has(id))).map(part =>
        partOf(
          typedIn(
            part.map(({ id }) => id),
            mine,
          ),
        ),
      )
    },
    /** What can be said of rows as they stood before a save. */
    refusal() {
      const before = edited.peek()
      return (problems: ReadonlyMap<string, RowProblems>) => {
        refused.value = new Map([...problems].map(([id, said]) => [id, { problems: said, edit: before.get(id) }]))
      }
    },
  }
}

function nowInstant(): string {
  return new Date().toISOString()
}
