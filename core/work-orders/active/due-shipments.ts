import { type ReadonlySignal, signal } from '@preact/signals-core'
import { readPatiently } from '../../base/read-patiently'
import { createSlots } from '../../base/slots'
import { live } from '../../live/live'
import { defineArea } from '../../portal/container'
import { fetchShipments } from '../../shipments/api'
import type { Shipment } from '../../wire/shipments'
import { knownShipBys, shipBysToShip } from './known-ship-bys'

/** The maximum count of orders to read shipments for. */
export const maxOrders = 20
const maxParallel = 2
/** The maximum age of shipments while no events arrive, in milliseconds. */
const maxAgeWithoutEvents = 60_000

interface Entry {
  readonly shipments: readonly Shipment[]
  /** The start of the read, in epoch milliseconds. */
  readonly at: number
}

/** The shipments of the orders that are due soon, updated by events. */
export const dueShipments = defineArea('due-shipments', context => {
  const feed = context.use(live)
  const entries = signal<ReadonlyMap<string, Entry>>(new Map())
  const known = context.keep(knownShipBys)
  context.effect(() =>
    known.set(new Map([...entries.value].map(([no, { shipments }]) => [no, shipBysToShip(shipments)]))),
  )
  /** Orders with unreadable shipments, which another attempt would not read either. */
  const refused = new Set<string>()
  let wanted: readonly string[] = []
  /** Reads in progress, by order. Each can be aborted separately. */
  const reads = new Map<string, AbortController>()
  // An order that waits for its next attempt leaves its slot to others.
  const slots = createSlots(maxParallel)
  const stale = new Set<string>()
  /** Orders with a failed read that is repeated later. */
  const waiting = new Set<string>()
  const isSettled = signal(true)

  function settle(): void {
    isSettled.value = wanted.every(no => entries.peek().has(no) || refused.has(no) || waiting.has(no))
  }

  function start(): void {
    for (const no of wanted) if (isMissing(no) && !reads.has(no)) void read(no)
  }

  function isMissing(no: string): boolean {
    return stale.has(no) || (!entries.peek().has(no) && !refused.has(no))
  }

  async function read(no: string): Promise<void> {
    const reading = new AbortController()
    reads.set(no, reading)
    const abort = AbortSignal.any([context.ended, reading.signal])
    let at = 0
    try {
      const call = () => {
        at = Date.now()
        stale.delete(no)
        return fetchShipments(context.http, no, { abort })
      }
      const onWaiting = (isWaiting: boolean) => {
        if (isWaiting) waiting.add(no)
        settle()
      }
      const shipments = await readPatiently(() => slots.run(call, abort), { abort, onWaiting })
      if (!abort.aborted) entries.value = new Map(entries.peek()).set(no, { shipments, at })
    } catch {
      // An order with a failed read is counted by its row alone.
      if (!abort.aborted) refused.add(no)
    } finally {
      if (reads.get(no) === reading) {
        reads.delete(no)
        waiting.delete(no)
        settle()
      }
      if (!context.ended.aborted) start()
    }
  }

  function invalidate(isOld: (no: string, entry: Entry | undefined) => boolean): void {
    for (const no of wanted) if (isOld(no, entries.peek().get(no))) stale.add(no)
    start()
  }

  context.onEnd(feed.on('shipments.changed', ({ workOrderNo }) => invalidate(no => no === workOrderNo)))
  context.onEnd(
    feed.onMissedEvents(async () => {
      const maxAge = feed.state.peek() === 'live' ? 0 : maxAgeWithoutEvents
      invalidate((_, entry) => Date.now() - (entry?.at ?? 0) >= maxAge)
    }),
  )

  return {
    /** Returns the shipments of an order; undefined until they are read. */
    shipmentsOf: (no: string): readonly Shipment[] | undefined => entries.value.get(no)?.shipments,
    /** Whether each requested order is read, cannot be read, or has failed and is read again later. */
    isSettled: isSettled as ReadonlySignal<boolean>,
    /**
     * Reads the shipments of the first `maxOrders` of these orders, in their order, and drops those of all other
     * orders.
     */
    ask(numbers: readonly string[]): void {
      const next = numbers.slice(0, maxOrders)
      if (next.join() === wanted.join()) return
      wanted = next
      const requested = new Set(next)
      for (const [no, reading] of reads) {
        if (requested.has(no)) continue
        reads.delete(no)
        waiting.delete(no)
        reading.abort()
      }
      if ([...entries.peek().keys()].some(no => !requested.has(no)))
        entries.value = new Map([...entries.peek()].filter(([no]) => requested.has(no)))
      settle()
      start()
    },
  }
})
