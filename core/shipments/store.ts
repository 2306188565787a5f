import { computed, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import { type Text, text } from '../i18n/translate'
import { live } from '../live/live'
import { throttle } from '../live/throttle'
import { orderRecord } from '../orders/order-record'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { Shipment } from '../wire/shipments'
import { fetchShipments } from './api'
import { createRows } from './drafts/rows'
import { createCouriers } from './rows/known-couriers'
import { otherOrders } from './rows/loaded-orders'
import { summaryOf } from './rows/problems'
import type { Sheets } from './sheets/stores'

const sheetsPart = lazy(() => import('./sheets/stores'), 'createSheets')

const importFailed = text('shipments.importFailed')
const exportFailed = text('shipments.exportFailed')
const undoEnded = text('shipments.undoEnded')

export type ShipmentsStore = ReturnType<typeof shipments.create>

/** The store of the shipments of one work order, by the number of the order. */
export const shipments = defineArea('shipments', (context, workOrderNo) => {
  const { zone } = context.use(session)
  const feed = context.use(live)
  const { http, notifications } = context
  const { isPast } = context.use(orderRecord, workOrderNo)
  const handle = context.resource<readonly Shipment[]>({
    load: (abort, onVersion) => fetchShipments(http, workOrderNo, { abort, onVersion }),
    isEmpty: list => list.length === 0,
  })
  const couriers = createCouriers(context)
  const rows = createRows(context, workOrderNo, handle, couriers, isPast)
  const others = otherOrders(context, workOrderNo, rows.rows)
  const order = { ...rows, context, workOrderNo, couriers, otherOrders: others, zone }
  const sheets = signal<Sheets | null>(null)

  const refreshSoon = throttle(context, handle.refresh)
  context.onEnd(
    feed.on('shipments.changed', event => {
      if (event.workOrderNo === workOrderNo) refreshSoon()
    }),
  )
  context.onEnd(feed.onMissedEvents(handle.refresh))
  // These messages offer a retry, which needs the store, so they are removed when the store ends.
  for (const title of [importFailed, exportFailed]) context.onEnd(() => notifications.drop(title, workOrderNo))
  context.effect(() => {
    if (isPast.value) sheets.value?.importing.close()
  })
  // The message that nothing is left to undo is wrong once a row is edited.
  context.effect(() => {
    if (rows.changedCount.value > 0) notifications.drop(undoEnded)
  })
  void handle.refresh()

  /**
   * Loads the import and export on first use.
   * @returns null when the load fails
   */
  async function load(title: Text, retry?: () => void): Promise<Sheets | null> {
    const loaded = await notifications.run({ title, subject: workOrderNo, retry }, sheetsPart.load)
    if (loaded.ok) sheets.value ??= loaded.value(order)
    return loaded.ok ? sheets.value : null
  }

  /** Reads a file on this computer and shows a preview of its changes. */
  async function importFile(file: File): Promise<void> {
    if (isPast.peek()) return
    await (await load(importFailed, () => void importFile(file)))?.importing.open(file)
  }

  return {
    read: handle.resource,
    /** Whether the order is past, so that every row is read-only (decision 36). */
    isPast,
    ...rows,
    couriersRead: couriers.read,
    /** The couriers; empty until they are read. */
    couriers: couriers.list,
    /** The partner's zone. Ship-by is shown in it, and deliver-by when the theatre's zone is unknown. */
    zone,
    /** One line for the problems of changed rows: those that block a save, and those that the server found. */
    problem: computed(() => summaryOf(rows.rows.value.map(({ problems }) => problems))),
    /** The rows of other loaded orders, by the numbers of the orders. */
    otherOrders: others,
    /** The import; null until the first file. */
    importing: computed(() => sheets.value?.importing ?? null),
    /** The export; null until the first file. */
    exporting: computed(() => sheets.value?.exporting ?? null),
    refresh: handle.refresh,
    /** Reads the couriers again. A changed courier is not saved until they are read. */
    readCouriers: couriers.refresh,
    importFile,
    /** Explains an undo without effect when the changes are already saved. */
    explainUndo(): void {
      if (rows.hasSaved() && rows.changedCount.peek() === 0) notifications.notify('info', undoEnded)
    },
    /**
     * Writes all shipments as a workbook.
     * @param retry is called when the person retries after a failure
     * @returns the file; null when it failed or was canceled
     */
    async exportFile(retry?: () => void) {
      return (await load(exportFailed, retry))?.exporting.write(retry) ?? null
    },
  }
})
