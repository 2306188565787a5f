import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import type { Resource } from '../base/resource'
import type { SavePart } from '../drafts/form'
import { type Text, text } from '../i18n/translate'
import { live } from '../live/live'
import { soon } from '../live/soon'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { ShippingType } from '../wire/reference'
import type { Shipment, ShipmentSent } from '../wire/shipments'
import { fetchShipments } from './api'
import type { ExportedFile, Exporting } from './export-store'
import type { Importing } from './import-store'
import { createCouriers } from './known-couriers'
import { summaryOf } from './problems'
import { type ClosedRow, createRows, type RowEdits, type ShipmentRow } from './rows'
import { createWriting } from './writing'

const importPart = lazy(() => import('./import-store'))
const exportPart = lazy(() => import('./export-store'))

export interface ShipmentsStore extends RowEdits {
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
  readonly synced: ReadonlySignal<boolean>
  /** So many rows could not be sent for want of a connection, and nobody has typed over them since. */
  readonly unsent: ReadonlySignal<number>
  /** What is typed outlives a reload. */
  readonly kept: ReadonlySignal<boolean>
  /** What is typed in rows that are gone, or cannot be changed any more. It is never sent. */
  readonly closed: ReadonlySignal<readonly ClosedRow[]>
  /** The import, from its first file on. */
  readonly importing: ReadonlySignal<Importing | null>
  /** Reads a file on this computer and shows what it would change. */
  importFile(file: File): Promise<void>
  refresh(): Promise<void>
  /** Reads the couriers once more. A changed courier is not saved before they are there. */
  readCouriers(): Promise<void>
  /**
   * Sends the changed rows but for those whose `theirs` waits for a choice; more than a server takes at once, in parts.
   * Answers what was saved; null when nothing was.
   */
  save(part?: SavePart): Promise<readonly ShipmentSent[] | null>
  /** The export, from its first file on. */
  readonly exporting: ReadonlySignal<Exporting | null>
  /** All shipments as a workbook; null when it could not be written or was cancelled. */
  exportFile(): Promise<ExportedFile | null>
}

/** The shipments of one work order, by its number. */
export const shipments = defineArea<ShipmentsStore>('shipments', (context, workOrderNo) => {
  const who = context.use(session)
  const feed = context.use(live)
  const { http, notifications } = context
  const handle = context.resource<readonly Shipment[]>({
    load: (abort, onVersion) => fetchShipments(http, workOrderNo, { abort, onVersion }),
    isEmpty: list => list.length === 0,
  })
  const known = computed(() => handle.resource.value.data ?? [])
  const couriers = createCouriers(context)
  const { rows, changed, origin, unsent, kept, closed, actions, parts, onFailure, refusal } = createRows(context, {
    workOrderNo,
    handle,
    couriers,
  })
  const { saving, write } = createWriting(context, workOrderNo, handle)
  const importing = signal<Importing | null>(null)
  const exporting = signal<Exporting | null>(null)

  async function save(of: SavePart = 'all'): Promise<readonly ShipmentSent[] | null> {
    if (couriers.known.peek() === 'coming') await couriers.settled()
    const refuse = refusal()
    const going = parts(of)
    if (going.length === 0) return null
    const { saved, failure, refused } = await write(going, onFailure)
    refuse(refused)
    return failure && saved.length === 0 ? null : saved
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
    saving,
    restored: computed(() => origin.value === 'restored' && changed.value.length > 0),
    synced: computed(() => origin.value === 'synced' && changed.value.length > 0),
    unsent,
    kept,
    closed,
    importing,
    exporting,
    refresh: handle.refresh,
    readCouriers: couriers.refresh,
    async importFile(file) {
      const coming = await notifications.run({ title: text('shipments.importFailed') }, importPart.load)
      if (!coming.ok) return
      importing.value ??= coming.value.createImporting({ context, workOrderNo, known, couriers, write })
      await importing.value.open(file)
    },
    ...actions,
    save,
    async exportFile() {
      const coming = await notifications.run({ title: text('shipments.exportFailed') }, exportPart.load)
      if (!coming.ok) return null
      exporting.value ??= coming.value.createExporting({ context, workOrderNo, known, couriers, zone: who.zone })
      return exporting.value.write()
    },
  }
})
