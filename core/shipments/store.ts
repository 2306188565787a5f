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

/** The shipments of one work order, by its number. */
export const shipments = defineArea('shipments', (context, workOrderNo) => {
  const who = context.use(session)
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
  const order = { ...rows, context, workOrderNo, couriers, otherOrders: others, zone: who.zone }
  const sheets = signal<Sheets | null>(null)

  const refreshSoon = throttle(context, handle.refresh)
  context.onEnd(
    feed.on('shipments.changed', event => {
      if (event.workOrderNo === workOrderNo) refreshSoon()
    }),
  )
  context.onEnd(feed.onMissedEvents(handle.refresh))
  // What they offer to do again goes with the order.
  for (const title of [importFailed, exportFailed]) context.onEnd(() => notifications.drop(title, workOrderNo))
  context.effect(() => {
    if (isPast.value) sheets.value?.importing.close()
  })
  // A message that nothing is left to undo is wrong once a row is edited.
  context.effect(() => {
    if (rows.changedCount.value > 0) notifications.drop(undoEnded)
  })
  void handle.refresh()

  /** What brings sheets in and out comes when it is first needed; null where it does not arrive. */
  async function load(title: Text, retry?: () => void): Promise<Sheets | null> {
    const coming = await notifications.run({ title, subject: workOrderNo, retry }, sheetsPart.load)
    if (coming.ok) sheets.value ??= coming.value(order)
    return coming.ok ? sheets.value : null
  }

  /** Reads a file on this computer and shows what it would change. */
  async function importFile(file: File): Promise<void> {
    if (isPast.peek()) return
    await (await load(importFailed, () => void importFile(file)))?.importing.open(file)
  }

  return {
    read: handle.resource,
    /** The order is past: every row is read-only (decision 36). */
    isPast,
    ...rows,
    couriersRead: couriers.read,
    /** Empty until the couriers were read. */
    couriers: couriers.list,
    /** The partner's zone: ship-by is shown in it, and deliver-by where the theatre's is not known. */
    zone: who.zone,
    /** What is wrong with changed rows, in one line: what keeps them from being saved, and what the server refused. */
    problem: computed(() => summaryOf(rows.rows.value.map(({ problems }) => problems))),
    /** The rows of other orders that are loaded, by the numbers of the orders. */
    otherOrders: others,
    /** The import, from the first file on. */
    importing: computed(() => sheets.value?.importing ?? null),
    /** The export, from the first file on. */
    exporting: computed(() => sheets.value?.exporting ?? null),
    refresh: handle.refresh,
    /** Reads the couriers once more. A changed courier is not saved before they are there. */
    readCouriers: couriers.refresh,
    importFile,
    /** Tells a person who presses undo that nothing is left for it, when that is because the changes are saved. */
    explainUndo(): void {
      if (rows.hasSaved() && rows.changedCount.peek() === 0) notifications.notify('info', undoEnded)
    },
    /** All shipments as a workbook; null when it could not be written or was cancelled. `retry` is what is pressed for it. */
    async exportFile(retry?: () => void) {
      return (await load(exportFailed, retry))?.exporting.write(retry) ?? null
    },
  }
})
