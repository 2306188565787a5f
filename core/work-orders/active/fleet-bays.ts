import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { slotOf } from '../../appliances/rules'
import type { Dock, Fleet } from '../../appliances/types'
import type { Resource } from '../../base/resource-types'

/** An appliance and the orders of the drives in it. */
export interface ApplianceOrders {
  readonly serialNo: string
  readonly name: string
  readonly orders: ReadonlySet<string>
}

const noDocks: readonly Dock[] = []

/**
 * Returns the bays of the appliances by order. Appliances are read every few seconds, so they are read only while an
 * order is being copied or a screen asks.
 * @param isCopying returns whether an order is being copied
 */
export function createFleetBays(isCopying: () => boolean) {
  const fleet = signal<ReadonlySignal<Resource<Fleet>> | null>(null)
  const watchers = signal(0)
  const needsFleet = computed(() => watchers.value > 0 || isCopying())
  const docks = computed(() => fleet.value?.value.data?.docks ?? noDocks)
  /** The bays of the online appliances. Offline appliances report nothing. */
  const bays = computed(() => docks.value.filter(({ isOnline }) => isOnline).flatMap(dock => dock.bays))

  const byAppliance = computed(() =>
    fleet.value?.value.data
      ? docks.value
          .map(({ serialNo, name, bays: all }): ApplianceOrders => {
            const numbers = all.flatMap(({ workOrderNo, state }) =>
              workOrderNo === null || slotOf(state) === 'inserted' ? [] : [workOrderNo],
            )
            return { serialNo, name, orders: new Set(numbers) }
          })
          .sort((a, b) => a.name.localeCompare(b.name) || a.serialNo.localeCompare(b.serialNo))
      : null,
  )

  return {
    /** Whether a store must read the appliances. */
    needsFleet,
    /** Whether the bays are known or are not needed. */
    isKnown: computed(() => !needsFleet.value || (fleet.value?.value.data ?? null) !== null),
    /** The bays with a drive of a booking, by the number of the booking. */
    byBooking: computed(
      () => new Map(bays.value.flatMap(bay => (bay.bookingNo === null ? [] : [[bay.bookingNo, bay] as const]))),
    ),
    /** The counts of drives that are being copied, by order. */
    copying: computed(() => {
      const counts = new Map<string, number>()
      for (const { workOrderNo: no, state } of bays.value)
        if (no !== null && slotOf(state) === 'normal') counts.set(no, (counts.get(no) ?? 0) + 1)
      return counts
    }),
    /** The appliances with their orders, by name; null until they are read. */
    byAppliance,
    /** Whether the last read failed before any succeeded. */
    isFailing: computed(() => byAppliance.value === null && (fleet.value?.value.failure ?? null) !== null),
    /** The orders with drives in an offline appliance. The state of their copies is unknown. */
    offline: computed(
      () =>
        new Set(docks.value.filter(({ isOnline }) => !isOnline).flatMap(dock => dock.bays.map(bay => bay.workOrderNo))),
    ),
    /** Keeps the appliances read until the returned function is called. */
    ask(): () => void {
      watchers.value += 1
      return () => {
        watchers.value -= 1
      }
    },
    /** Uses the bays of these appliances until the returned function is called. */
    follow(next: ReadonlySignal<Resource<Fleet>>): () => void {
      fleet.value = next
      return () => {
        if (fleet.peek() === next) fleet.value = null
      }
    },
  }
}
