import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import type { SavePart } from '../drafts/form'
import { text } from '../i18n/translate'
import { live } from '../live/live'
import { soon } from '../live/soon'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { Shipment } from '../wire/shipments'
import { fetchShipments } from './api'
import { createRows } from './drafts/rows'
import { createWriting } from './drafts/writing'
import { createCouriers } from './rows/known-couriers'
import { summaryOf } from './rows/problems'
import type { ExportedFile, Exporting } from './sheets/export-store'
import type { Importing } from './sheets/import-store'

const importPart = lazy(() => import('./sheets/import-store'), 'createImporting')
const exportPart = lazy(() => import('./sheets/export-store'), 'createExporting')

export type ShipmentsStore = ReturnType<typeof shipments.create>

/** The shipments of one work order, by its number. */
export const shipments = defineArea('shipments', (context, workOrderNo) => {
  const who = context.use(session)
  const feed = context.use(live)
  const { http, notifications } = context
  const handle = context.resource<readonly Shipment[]>({
    load: (abort, onVersion) => fetchShipments(http, workOrderNo, { abort, onVersion }),
    isEmpty: list => list.length === 0,
  })
  const couriers = createCouriers(context)
  const { saving, write } = createWriting(context, workOrderNo, handle)
  const { known, actions, save, ...rows } = createRows(context, { workOrderNo, handle, couriers, write })
  const importing = signal<Importing | null>(null)
  const exporting = signal<Exporting | null>(null)

  const refreshSoon = soon(context, handle.refresh)
  context.onEnd(
    feed.on('shipments.changed', event => {
      if (event.workOrderNo === workOrderNo) refreshSoon()
    }),
  )
  context.onEnd(feed.whileDisconnected(handle.refresh))
  void handle.refresh()

  return {
    read: handle.resource,
    ...rows,
    couriersRead: couriers.read,
    /** Empty until the couriers were read. */
    couriers: couriers.list,
    /** The partner's zone: ship-by is shown in it, and deliver-by where the theatre's is not known. */
    zone: who.zone,
    /** What is wrong with changed rows, in one line: what keeps them from being saved, and what the server refused. */
    problem: computed(() => summaryOf(rows.rows.value.map(({ problems }) => problems))),
    saving,
    /** The import, from its first file on. */
    importing: importing as ReadonlySignal<Importing | null>,
    /** The export, from its first file on. */
    exporting: exporting as ReadonlySignal<Exporting | null>,
    refresh: handle.refresh,
    /** Reads the couriers once more. A changed courier is not saved before they are there. */
    readCouriers: couriers.refresh,
    /** Reads a file on this computer and shows what it would change. */
    async importFile(file: File) {
      const coming = await notifications.run({ title: text('shipments.importFailed') }, importPart.load)
      if (!coming.ok) return
      importing.value ??= coming.value({ context, workOrderNo, known, couriers, write })
      await importing.value.open(file)
    },
    ...actions,
    /**
     * Sends the changed rows but for those whose `theirs` waits for a choice; more than a server takes at once, in parts.
     * Answers what was saved; null when nothing was.
     */
    async save(part: SavePart = 'all') {
      if (couriers.known.peek() === 'coming') await couriers.settled()
      return save(part)
    },
    /** All shipments as a workbook; null when it could not be written or was cancelled. */
    async exportFile(): Promise<ExportedFile | null> {
      const coming = await notifications.run({ title: text('shipments.exportFailed') }, exportPart.load)
      if (!coming.ok) return null
      exporting.value ??= coming.value({ context, workOrderNo, known, couriers, zone: who.zone })
      return exporting.value.write()
    },
  }
})
