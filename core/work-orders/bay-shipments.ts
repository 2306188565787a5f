import { computed, signal } from '@preact/signals-core'
import { getOrInsert } from '../base/get-or-insert'
import { live } from '../live/live'
import { throttle } from '../live/throttle'
import { type AreaContext, defineArea } from '../portal/container'
import { fetchShipments } from '../shipments/api'
import type { Instant } from '../wire/base'
import type { Shipment, ShipmentStatus } from '../wire/shipments'
import type { WorkOrderStatus } from '../wire/work-orders'

/**
 * The maximum age of shipments while no events arrive, in milliseconds. The drive of a cancelled shipment must not
 * leave.
 */
const maxAgeWithoutEvents = 60_000

/** The shipment of a bay's drive, as the bay shows it. */
export interface BayShipment {
  readonly ordinal: number
  readonly shipBy: Instant
  /** The name of the theatre; empty when the server gives none. */
  readonly theatre: string
  /** Whether the shipment is cancelled, so that the drive must not leave. */
  readonly isCancelled: boolean
}

const cancelledStatuses: ReadonlySet<ShipmentStatus> = new Set(['cancelled', 'pending_cancellation', 'rejected'])
const cancelledOrderStatuses: ReadonlySet<WorkOrderStatus> = new Set(['cancelled', 'rejected'])

/** The shipments of the drives in the bays, updated while a screen watches. */
export const bayShipments = defineArea('bay-shipments', context => {
  const orders = signal<ReadonlyMap<string, ReturnType<typeof followOrder>>>(new Map())
  return {
    /** The shipments by booking number. */
    known: computed<ReadonlyMap<string, BayShipment>>(
      () => new Map([...orders.value.values()].flatMap(({ entries }) => entries.value)),
    ),
    /** The shipments of the known orders, without cancelled orders. */
    byOrder: computed<ReadonlyMap<string, readonly Shipment[]>>(
      () =>
        new Map(
          [...orders.value].flatMap(([no, { uncancelled }]) => (uncancelled.value ? [[no, uncancelled.value]] : [])),
        ),
    ),
    /** Whether the first read of each requested order is over. */
    isSettled: computed(() => [...orders.value.values()].every(({ isSettled }) => isSettled.value)),
    /**
     * Reads the shipments of orders that are not known yet. A failure shows no message, so only booking numbers remain.
     */
    ask(workOrderNos: readonly string[]): void {
      const next = new Map(orders.peek())
      // Many bays have drives of the same order.
      for (const no of new Set(workOrderNos)) void getOrInsert(next, no, () => followOrder(context, no)).need()
      if (next.size > orders.peek().size) orders.value = next
    },
  }
})

type Entry = readonly [string, BayShipment]

/** The entries of every order without shipments, so that an empty answer changes nothing. */
const noEntries: readonly Entry[] = []

/** Follows the shipments of an order. The entries are empty until the first read. */
function followOrder(context: AreaContext, no: string) {
  const feed = context.use(live)
  const { resource: read, refresh } = context.resource<readonly Shipment[]>({
    load: abort => fetchShipments(context.http, no, { abort }),
  })
  /** Reads the shipments when they are missing or older than `maxAge`, in milliseconds. */
  async function need(maxAge = Number.POSITIVE_INFINITY): Promise<void> {
    const { data, at, busy } = read.peek()
    if (!busy && (data === null || Date.now() - (at ?? 0) >= maxAge)) await refresh()
  }
  const isOrderCancelled = signal(false)
  const scheduleRefresh = throttle(context, refresh)
  context.onEnd(
    feed.on('shipments.changed', ({ workOrderNo }) => {
      if (workOrderNo === no) scheduleRefresh()
    }),
  )
  // The shipments of a cancelled order can still be pending, because each server updates them in its own time.
  context.onEnd(
    feed.on('work_order.changed', ({ workOrderNo, status }) => {
      if (workOrderNo === no) isOrderCancelled.value = cancelledOrderStatuses.has(status)
    }),
  )
  // Without events each order is read once a minute, not at every poll, because a partner may have hundreds of orders.
  context.onEnd(feed.onMissedEvents(() => (feed.state.peek() === 'live' ? refresh() : need(maxAgeWithoutEvents))))
  // The start of a read changes no data, and must not render all bays again.
  const data = computed(() => read.value.data)
  const entries = computed(() =>
    data.value?.length ? data.value.map(shipment => entryOf(shipment, isOrderCancelled.value)) : noEntries,
  )
  /** The shipments; null until they are read, and for a cancelled order. */
  const uncancelled = computed(() => (isOrderCancelled.value ? null : data.value))
  const isSettled = computed(() => read.value.data !== null || read.value.failure !== null)
  return { entries, uncancelled, isSettled, need }
}

function entryOf(shipment: Shipment, isOrderCancelled: boolean): Entry {
  const { bookingNo, ordinal, status, dispatchDeadline: shipBy, theatre } = shipment
  const isCancelled = isOrderCancelled || cancelledStatuses.has(status)
  return [bookingNo, { ordinal, shipBy, theatre: theatre.name, isCancelled }]
}
