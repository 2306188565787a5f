import { type ReadonlySignal, signal } from '@preact/signals-core'
import { live } from '../live/live'
import { defineArea } from '../portal/container'
import { fetchShipments } from '../shipments/api'
import type { Instant } from '../wire/base'
import type { ShipmentStatus } from '../wire/shipments'

/** What a bay says of the shipment that its drive is for. */
export interface BayShipment {
  readonly ordinal: number
  readonly shipBy: Instant
  /** It goes nowhere any more: the drive must not leave. */
  readonly isCancelled: boolean
}

const cancelled: ReadonlySet<ShipmentStatus> = new Set(['cancelled', 'pending_cancellation', 'rejected'])

/** Whom the drives in the bays are for, followed while somebody looks. */
export const bayShipments = defineArea('bay-shipments', context => {
  const feed = context.use(live)
  const known = signal<ReadonlyMap<string, BayShipment>>(new Map())
  const asked = new Set<string>()
  const ended = new AbortController()

  async function read(workOrderNo: string): Promise<void> {
    try {
      const shipments = await fetchShipments(context.http, workOrderNo, { abort: ended.signal })
      const next = new Map(known.peek())
      let changed = false
      for (const { bookingNo, ordinal, status, dispatchDeadline: shipBy } of shipments) {
        const before = next.get(bookingNo)
        const isCancelled = cancelled.has(status)
        if (before?.ordinal === ordinal && before.isCancelled === isCancelled && before.shipBy === shipBy) continue
        next.set(bookingNo, { ordinal, isCancelled, shipBy })
        changed = true
      }
      if (changed) known.value = next
    } catch {
      asked.delete(workOrderNo)
    }
  }

  const readAll = async () => {
    await Promise.all([...asked].map(read))
  }
  context.onEnd(() => ended.abort())
  context.onEnd(
    feed.on('shipments.changed', ({ workOrderNo }) => {
      if (asked.has(workOrderNo)) void read(workOrderNo)
    }),
  )
  context.onEnd(feed.whileDisconnected(() => (feed.state.peek() === 'live' ? readAll() : Promise.resolve())))

  return {
    /** By booking number. */
    known: known as ReadonlySignal<ReadonlyMap<string, BayShipment>>,
    /** Asks for the shipments of orders that nobody asked for yet. A failure leaves the booking numbers, without a word. */
    ask(workOrderNos: readonly string[]): void {
      for (const no of new Set(workOrderNos)) {
        if (asked.has(no)) continue
        asked.add(no)
        void read(no)
      }
    },
  }
})
