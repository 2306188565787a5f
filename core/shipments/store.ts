import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { lazy } from '../base/lazy'
import type { Resource } from '../base/resource'
import { type Text, text } from '../i18n/translate'
import { live } from '../live/live'
import { soon } from '../live/soon'
import { type AreaContext, defineArea } from '../portal/container'
import { session } from '../session/store'
import type { ShippingType } from '../wire/reference'
import type { Shipment, ShipmentSent } from '../wire/shipments'
import { fetchShipments, saveShipments } from './api'
import { createEditing, nowInstant } from './editing'
import type { ExportedFile } from './export'
import type { Exporting } from './export-store'
import type { Importing, Put } from './import-store'
import { createCouriers } from './known-couriers'
import { changedRows, mergeSaved } from './mapping'
import { flagsOf, type RowProblems, summaryOf } from './problems'
import { editedRow, type RowEdits, theirsOf } from './row-edits'
import { isReadOnly, withDate } from './rules'
import type { RowChanges, ShipmentEdit } from './types'

const importPart = lazy(() => import('./import-store'))
const exportPart = lazy(() => import('./export-store'))
const refusalsPart = lazy(() => import('./refusals'))

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

export interface ShipmentsStore {
  readonly read: ReadonlySignal<Resource<readonly Shipment[]>>
  /** In the back end's order; a screen sorts them by `shipment`, so that no row moves while it is edited. */
  readonly rows: ReadonlySignal<readonly ShipmentRow[]>
  readonly couriersRead: ReadonlySignal<Resource<readonly ShippingType[]>>
  /** Empty until the couriers were read. */
  readonly couriers: ReadonlySignal<readonly ShippingType[]>
  /** The partner's zone: ship-by is shown in it, and deliver-by where the theatre's is not known. */
  readonly zone: ReadonlySignal<string>
  readonly changedCount: ReadonlySignal<number>
  /** What is wrong with changed rows, in one line: what keeps them from being saved, and what the server refused. */
  readonly problem: ReadonlySignal<Text | null>
  readonly saving: ReadonlySignal<boolean>
  /** What is typed here came back from an earlier visit. */
  readonly restored: ReadonlySignal<boolean>
  /** Some of what is typed here was typed in another window. */
  readonly joined: ReadonlySignal<boolean>
  /** The import, from its first file on. */
  readonly importing: ReadonlySignal<Importing | null>
  /** Reads a file on this computer and shows what it would change. */
  importFile(file: File): Promise<void>
  refresh(): Promise<void>
  /** Reads the couriers once more. A changed courier is not saved before they are there. */
  readCouriers(): Promise<void>
  /** Types over fields of a row; its date follows its status. */
  edit(id: string, changes: RowChanges): void
  /** Types over fields of many rows: one step, that one undo takes back. */
  editMany(changes: ReadonlyMap<string, RowChanges>): void
  /** Takes the last step back, a paste as a whole; what was saved stays saved. Answers the rows that changed by it. */
  undoLast(): readonly string[]
  /** Drops what was typed in a row. */
  undo(id: string): void
  discard(): void
  takeTheirs(ids: readonly string[]): void
  keepMine(ids: readonly string[]): void
  /** One PUT with the changed rows, but for those whose `theirs` waits for a choice. Answers what was sent; null when nothing was, or it failed. */
  save(): Promise<readonly ShipmentSent[] | null>
  /** The export, from its first file on. */
  readonly exporting: ReadonlySignal<Exporting | null>
  /** All shipments as a workbook; null when it could not be written or was cancelled. */
  exportFile(): Promise<ExportedFile | null>
}

/** The shipments of one work order, by its number. */
export const shipments = defineArea<ShipmentsStore>('shipments', createShipments)

function createShipments(context: AreaContext, workOrderNo: string): ShipmentsStore {
  const who = context.use(session)
  const feed = context.use(live)
  const { http, notifications } = context
  const handle = context.resource<readonly Shipment[]>({
    async load(abort, onVersion) {
      const [list] = await Promise.all([fetchShipments(http, workOrderNo, { abort, onVersion }), ready])
      return list
    },
    isEmpty: list => list.length === 0,
  })
  const known = computed(() => handle.resource.value.data ?? [])
  const couriers = createCouriers(context)
  const { edits, apart, refused, restored, joined, ready, settle, actions } = createEditing(context, {
    workOrderNo,
    known,
    reread: handle.refresh,
  })
  const writes = signal(0)
  const importing = signal<Importing | null>(null)
  const exporting = signal<Exporting | null>(null)
  const edited = computed(() => new Map(known.value.map(shipment => [shipment.id, editOfRow(shipment)])))
  const changed = computed(() => changedRows(known.value, edited.value, couriers.list.value))
  const changedIds = computed(() => new Set(changed.value.map(({ id }) => id)))
  const flags = computed(
    () =>
      new Map(
        known.value
          .filter(({ id }) => changedIds.value.has(id))
          .map(shipment => [shipment.id, flagsOf(shipment, editOfRow(shipment), couriers.known.value)]),
      ),
  )
  const isFlagged = computed(() => [...flags.value.values()].some(row => Object.keys(row).length > 0))
  const rows = computed(() => known.value.map(rowOf))

  function editOfRow(shipment: Shipment): ShipmentEdit {
    return editedRow(shipment, isReadOnly(shipment) ? undefined : edits.value.get(shipment.id))
  }

  /** Rows in which a typed field waits for a choice between two. */
  function clashingIn(list: readonly Shipment[], typed: RowEdits): ReadonlySet<string> {
    const others = apart.peek()
    return new Set(
      list.flatMap(row => (!isReadOnly(row) && theirsOf(row, typed.get(row.id), others.get(row.id)) ? [row.id] : [])),
    )
  }

  function rowOf(shipment: Shipment): ShipmentRow {
    const { id } = shipment
    const edit = edited.value.get(id) ?? editOfRow(shipment)
    const isChanged = changedIds.value.has(id)
    const readOnly = isReadOnly(shipment)
    const theirs = readOnly ? null : theirsOf(shipment, edits.value.get(id), apart.value.get(id))
    const problems = isChanged ? { ...refused.value.get(id), ...flags.value.get(id) } : {}
    return { shipment, edit, changed: isChanged, readOnly, problems, theirs }
  }

  /** One PUT of what `make` finds to send, and everything that follows from how it ended. */
  async function put(make: (now: readonly Shipment[]) => readonly ShipmentSent[]): Promise<Put> {
    writes.value += 1
    let sent: readonly ShipmentSent[] = []
    const outcome = await notifications.run(
      { title: text('shipments.saveFailed'), success: text('shipments.saved') },
      () =>
        handle.mutate({
          write(now, call) {
            sent = make(now)
            return sent.length > 0 ? saveShipments(http, workOrderNo, sent, call) : null
          },
          apply: mergeSaved,
        }),
    )
    writes.value -= 1
    if (!outcome.ok) return { sent, refused: await refusedBy(outcome.failure, sent) }
    const saved = outcome.value
    if (saved && !sent.every(({ id }) => saved.some(shipment => shipment.id === id))) void handle.refresh()
    return { sent, refused: null }
  }

  const refreshSoon = soon(context, handle.refresh)
  context.onEnd(
    feed.on('shipments.changed', event => {
      if (event.workOrderNo === workOrderNo) refreshSoon()
    }),
  )
  context.onEnd(feed.whileAway(handle.refresh))
  void handle.refresh()

  return {
    read: handle.resource,
    rows,
    couriersRead: couriers.read,
    couriers: couriers.list,
    zone: who.zone,
    changedCount: computed(() => changed.value.length),
    problem: computed(() => summaryOf(rows.value.map(({ problems }) => problems))),
    saving: computed(() => writes.value > 0),
    restored: computed(() => restored.value && changed.value.length > 0),
    joined: computed(() => joined.value && changed.value.length > 0),
    importing,
    exporting,
    refresh: handle.refresh,
    readCouriers: couriers.refresh,
    async importFile(file) {
      const coming = await notifications.run({ title: text('shipments.importFailed') }, importPart.load)
      if (!coming.ok) return
      importing.value ??= coming.value.createImporting({ context, workOrderNo, known, couriers, put })
      await importing.value.open(file)
    },
    ...actions,
    async save() {
      if (couriers.known.peek() === 'coming') await couriers.settled()
      if (writes.peek() > 0 || isFlagged.peek()) return null
      const typed = edits.peek()
      const waiting = clashingIn(known.peek(), typed)
      const isSendable = ({ id }: { id: string }) => !waiting.has(id)
      if (!changed.peek().some(isSendable)) return null
      const { sent, refused: refusal } = await put(now => {
        // Somebody else was first in what is typed here: that is shown, and a person chooses.
        if ([...clashingIn(now, typed)].some(id => !waiting.has(id))) throw new Failure({ category: 'stale' })
        const asTyped = new Map(
          now.map(row => [row.id, editedRow(row, isReadOnly(row) ? undefined : typed.get(row.id))]),
        )
        const instant = nowInstant()
        return changedRows(now, asTyped, couriers.list.peek())
          .filter(isSendable)
          .map(row => withDate(row, instant))
      })
      refused.value = refusal ?? new Map()
      if (refusal) return null
      settle(new Set([...typed.keys()].filter(id => !waiting.has(id))), typed)
      return sent
    },
    async exportFile() {
      const coming = await notifications.run({ title: text('shipments.exportFailed') }, exportPart.load)
      if (!coming.ok) return null
      const { zone } = who
      exporting.value ??= coming.value.createExporting({ context, workOrderNo, known, couriers, zone })
      return exporting.value.write()
    },
  }
}

/** What the server said of rows; nothing when what reads it did not arrive: its first words were shown already. */
async function refusedBy(failure: Failure, sent: readonly ShipmentSent[]): Promise<ReadonlyMap<string, RowProblems>> {
  const known = await refusalsPart.load().catch(() => null)
  return known?.problemsOf(failure, sent) ?? new Map()
}
