import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { toJson } from '../../base/json'
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
import { type ApplianceOrders, createFleetBays } from './fleet-bays'
import type { OrderProgress } from './progress'
import { activeOrders } from './store'
import { urgentOrders } from './urgent'

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

/** The work of today, summed up from the active orders, the shipments of urgent orders, and the bays. */
export const activeDay = defineArea('active-day', context => {
  const plan = context.use(schedule)
  const orders = context.keep(activeOrders)
  const shipments = context.use(dueShipments)
  const fleet = createFleetBays(() => orders.rows.value.some(({ status }) => status === 'copy_in_progress'))

  /** The orders with drives due today. Shipped ones stay until the day ends. */
  let ofToday: { readonly day: string; readonly numbers: ReadonlySet<string> } = { day: '', numbers: new Set() }
  const today = computed(() => dayAt(plan.now.value, plan.zone.value))

  context.effect(() => plan.ask(orders.rows.value.flatMap(({ nextShipBy }) => nextShipBy ?? [])))
  /**
   * Whether the schedule was settled at least once, and at least once for the whole list. Figures stay while later
   * holidays are read.
   */
  const [isPlanSettled, isListSettled] = [signal(false), signal(false)]
  context.effect(() => {
    if (!plan.isSettled.value) return
    isPlanSettled.value = true
    if (orders.coverage.value.isWhole) isListSettled.value = true
  })

  const urgent = computed(() =>
    // Later pages can hold more urgent orders, so no shipments are read before the last page is read.
    isListSettled.value && orders.coverage.value.isWhole
      ? urgentOrders(orders.rows.value, {
          now: plan.now.value,
          riskOf: plan.riskOf.value,
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
    const [now, riskOf] = [plan.now.value, plan.riskOf.value]
    const rows = new Map(orders.rows.value.map(row => [row.workOrderNo, row]))
    return new Map(
      (urgent.value ?? []).flatMap(no => {
        const [row, known] = [rows.get(no), shipments.shipmentsOf(no)]
        return row && known
          ? [[no, orderDrives(row, known, { now, riskOf, bays: fleet.byBooking.value })] as const]
          : []
      }),
    )
  })
  const summary = computed<DaySummary | null>(() => {
    if (!isPlanSettled.value) return null
    const [byOrder, isKnown, unreachable] = [drives.value, fleet.isKnown.value, fleet.offline.value]
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
      const [byOrder, counts] = [drives.value, fleet.copying.value]
      const todayOrders = summary.value?.orders ?? null
      const [appliances, areAppliancesFailing] = [fleet.byAppliance.value, fleet.isFailing.value]
      const signature = toJson([
        [...byOrder].map(([no, each]) => [no, each.map(({ shipBy, state, isAtRisk }) => [shipBy, state, isAtRisk])]),
        [...counts],
        areAppliancesFailing,
        todayOrders && Object.values(todayOrders).map(numbers => [...numbers]),
        appliances?.map(({ serialNo, name, orders: numbers }) => [serialNo, name, [...numbers]]) ?? null,
      ])
      if (last?.signature === signature) return last.report
      const report: DriveReport = {
        progressOf: (row, due, now) =>
          driveProgressOf(row, { due, now, drivesOf: no => byOrder.get(no), copyingOf: no => counts.get(no) ?? 0 }),
        appliances,
        areAppliancesFailing,
        today: todayOrders,
        askAppliances: fleet.ask,
      }
      last = { signature, report }
      return report
    }),
    /** The work of today; null until hours and holidays are read. */
    summary,
    /** Whether the first read of orders and shipments is over. Until then the counts of the summary grow. */
    isSettled: isSettled as ReadonlySignal<boolean>,
    needsFleet: fleet.needsFleet,
    followFleet: fleet.follow,
  }
})
