import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { slotOf } from '../../appliances/rules'
import type { Dock, Fleet } from '../../appliances/types'
import { toJson } from '../../base/json'
import type { Resource } from '../../base/resource-types'
import { dayAt } from '../../base/zoned'
import { defineArea } from '../../portal/container'
import { schedule } from '../../schedule/store'
import type { WorkOrderRow } from '../types'
import { type DaySummary, summarizeDay } from './day'
import type { DayOrders } from './day-parts'
import { driveProgressOf } from './drive-progress'
import { orderDrives } from './drives'
import type { Due } from './due'
import { dueShipments } from './due-shipments'
import type { OrderProgress } from './progress'
import { activeOrders } from './store'
import { urgentOrders } from './urgent'

const noDocks: readonly Dock[] = []

/** The drive counts of each order, from its shipments and the bays. */
export interface DriveReport {
  /** Counts the drives of an order; `now` in epoch milliseconds. */
  progressOf(row: WorkOrderRow, due: Due, now: number): OrderProgress
  /** The appliances, by name; null until they are read. They are read while orders are copied or a screen asks. */
  readonly appliances: readonly ApplianceOrders[] | null
  /** Whether the last read of the appliances failed. The read is repeated. */
  readonly areAppliancesFailing: boolean
  /** The orders behind the figures of today; null until the figures are known. */
  readonly today: DayOrders | null
  /** Keeps the appliances read until the returned function is called. */
  askAppliances(): () => void
}

/** An appliance and the orders whose drives it holds. */
export interface ApplianceOrders {
  readonly serialNo: string
  readonly name: string
  readonly orders: ReadonlySet<string>
}

/** The work of today, summed up from the active orders, the shipments of urgent orders, and the bays. */
export const activeDay = defineArea('active-day', context => {
  const plan = context.use(schedule)
  const orders = context.keep(activeOrders)
  const shipments = context.use(dueShipments)
  const fleet = signal<ReadonlySignal<Resource<Fleet>> | null>(null)

  // Appliances are read every few seconds, so they are read only while they can hold drives or a screen asks.
  const asking = signal(0)
  const needsFleet = computed(
    () => asking.value > 0 || orders.rows.value.some(({ status }) => status === 'copy_in_progress'),
  )
  const docks = computed(() => fleet.value?.value.data?.docks ?? noDocks)
  /** The bays of the online appliances. Offline appliances report nothing. */
  const bays = computed(() => docks.value.filter(({ isOnline }) => isOnline).flatMap(dock => dock.bays))

  /** The orders with drives due today. Shipped ones stay until the day ends. */
  let ofToday: { readonly day: string; readonly numbers: ReadonlySet<string> } = { day: '', numbers: new Set() }
  const today = computed(() => dayAt(plan.now.value, plan.zone.value))

  context.effect(() => plan.ask(orders.rows.value.flatMap(({ nextShipBy }) => nextShipBy ?? [])))
  /** Whether the plan was settled once, and once for the whole list. Figures stay while later holidays are read. */
  const [isPlanSettled, isListSettled] = [signal(false), signal(false)]
  context.effect(() => {
    if (!plan.isSettled.value) return
    isPlanSettled.value = true
    if (orders.coverage.value.isWhole) isListSettled.value = true
  })

  const urgent = computed(() =>
    // Later pages can hold more urgent orders, so no shipments are read before the last page is.
    isListSettled.value && orders.coverage.value.isWhole
      ? urgentOrders(orders.rows.value, {
          now: plan.now.value,
          riskOf: plan.of.value,
          isOfToday: no => ofToday.day === today.value && ofToday.numbers.has(no),
        })
      : null,
  )
  context.effect(() => {
    if (urgent.value) shipments.ask(urgent.value)
  })

  const isSettled = signal(false)
  context.effect(() => {
    const isListRead = orders.coverage.value.isFailing || urgent.value !== null
    if (isListRead && shipments.isSettled.value) isSettled.value = true
  })

  const drives = computed(() => {
    const byBooking = new Map(
      bays.value.flatMap(bay => (bay.bookingNo === null ? [] : [[bay.bookingNo, bay] as const])),
    )
    const [now, riskOf] = [plan.now.value, plan.of.value]
    const rows = new Map(orders.rows.value.map(row => [row.workOrderNo, row]))
    return new Map(
      (urgent.value ?? []).flatMap(no => {
        const [row, known] = [rows.get(no), shipments.of(no)]
        return row && known ? [[no, orderDrives(row, known, { now, riskOf, bays: byBooking })] as const] : []
      }),
    )
  })
  const copying = computed(() => {
    const counts = new Map<string, number>()
    for (const { workOrderNo: no, state } of bays.value)
      if (no !== null && slotOf(state) === 'normal') counts.set(no, (counts.get(no) ?? 0) + 1)
    return counts
  })

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

  function askAppliances(): () => void {
    asking.value += 1
    return () => {
      asking.value -= 1
    }
  }

  /** The orders with drives in an offline appliance. The state of their copies is unknown. */
  const offline = computed(
    () =>
      new Set(docks.value.filter(({ isOnline }) => !isOnline).flatMap(dock => dock.bays.map(bay => bay.workOrderNo))),
  )
  const isFleetKnown = computed(() => !needsFleet.value || (fleet.value?.value.data ?? null) !== null)

  const summary = computed<DaySummary | null>(() => {
    if (!isPlanSettled.value) return null
    const [byOrder, isKnown, unreachable] = [drives.value, isFleetKnown.value, offline.value]
    return summarizeDay(orders.rows.value, {
      now: plan.now.value,
      zone: plan.zone.value,
      drivesOf: no => byOrder.get(no),
      pickUpOf: plan.pickUpOf.value,
      arePickUpsKnown: plan.work.value !== null,
      areBaysKnown: no => isKnown && !unreachable.has(no),
    })
  })
  context.effect(() => {
    const numbers = summary.value?.ordersOfToday ?? []
    const before = ofToday.day === today.value ? ofToday.numbers : []
    ofToday = { day: today.value, numbers: new Set([...before, ...numbers]) }
  })

  let last: { readonly signature: string; readonly report: DriveReport } | null = null

  return {
    /** The drives of the orders as rows show them. The object changes only when a row has to change. */
    report: computed<DriveReport>(() => {
      const [byOrder, counts] = [drives.value, copying.value]
      const todayOrders = summary.value?.orders ?? null
      const areAppliancesFailing = byAppliance.value === null && (fleet.value?.value.failure ?? null) !== null
      const signature = toJson([
        [...byOrder].map(([no, each]) => [no, each.map(({ shipBy, state, isAtRisk }) => [shipBy, state, isAtRisk])]),
        [...counts],
        areAppliancesFailing,
        todayOrders && Object.values(todayOrders).map(numbers => [...numbers]),
        byAppliance.value?.map(({ serialNo, name, orders: numbers }) => [serialNo, name, [...numbers]]) ?? null,
      ])
      if (last?.signature === signature) return last.report
      const report: DriveReport = {
        progressOf: (row, due, now) =>
          driveProgressOf(row, { due, now, drivesOf: no => byOrder.get(no), copyingOf: no => counts.get(no) ?? 0 }),
        appliances: byAppliance.value,
        areAppliancesFailing,
        today: todayOrders,
        askAppliances,
      }
      last = { signature, report }
      return report
    }),
    /** The work of today; null until hours and holidays are read. */
    summary,
    /** Whether the first read of orders and shipments is over. Until then the counts of the summary grow. */
    isSettled: isSettled as ReadonlySignal<boolean>,
    /** Whether a store must read the appliances. */
    needsFleet,
    /** Uses the bays of these appliances until the returned function is called. */
    followFleet(next: ReadonlySignal<Resource<Fleet>>): () => void {
      fleet.value = next
      return () => {
        if (fleet.peek() === next) fleet.value = null
      }
    },
  }
})
