import type { Shipment } from '../../wire/shipments'
import { derive, downloadAt } from '../derive'
import { minute } from '../durations'
import { type At, done, type Outcome, refuse } from '../outcome'
import { planOf } from '../plan'
import { hashOf } from '../random'
import type { ApplianceRecord, CopyJob, OrderRecord } from '../records'
import { baysEvent, hasFailed, isReady, scheduled } from './bays'
import { statusEvents } from './shipments'
import { taskOf } from './tasks'

/** The speed at which a drive writes and reads, in bytes per second. */
const driveRate = 120e6
/** One copy in this many fails to verify. */
const failsOneIn = 23

/**
 * Starts copying an order's compositions onto the drives that wait in an appliance, at most as many as the order still
 * needs. Refusals have the codes of specification.md, section 8. `fleet` has all appliances of the partner: shipments
 * with a copy in one of them are not copied again.
 */
export function startDuplication(
  order: OrderRecord,
  appliance: ApplianceRecord | undefined,
  applianceId: string,
  { now }: At,
  fleet: readonly ApplianceRecord[] = appliance ? [appliance] : [],
): Outcome<{ order: OrderRecord; appliance: ApplianceRecord }> {
  if (appliance === undefined)
    return refuse(404, 'appliance_not_found', 'Appliance not found', { serialNo: applianceId })
  const { serialNo } = appliance
  if (appliance.away !== null) return refuse(409, 'appliance_offline', 'Appliance is offline', { serialNo })
  const missing = order.compositions.find(composition => downloadAt(composition, now)?.status !== 'completed')
  if (missing && !missing.inStore) return refuse(409, 'dcp_not_found_in_store', 'DCP is not found in store')
  if (missing) return refuse(409, 'dcp_not_found_in_appliance', 'No suitable DCPs found', { cplName: missing.cplName })
  // Drives with a failed copy are used last, after those that wait.
  const ready = appliance.bays.filter(isReady).toSorted((a, b) => Number(a.job !== null) - Number(b.job !== null))
  // A drive in other use is the reason only when no drive is ready. Drives with a running or ended copy do not
  // count as in use.
  const busy = appliance.bays.find(({ drive, fixed }) => drive !== null && fixed?.state === 'busy')
  if (ready.length === 0 && busy) return refuse(409, 'drive_in_use', 'Drive is already in use', { bayNo: busy.bay })
  if (ready.length === 0) return refuse(409, 'no_drives_inserted', 'No drives inserted')
  const needed = shipmentsToCopy(order, fleet)
  if (needed.length === 0) return refuse(409, 'nothing_to_copy', 'All drives of this work order are already copied')
  const size = order.compositions.reduce((sum, composition) => sum + composition.size, 0)
  const small = ready.slice(0, needed.length).find(bay => (bay.drive?.capacity ?? 0) < size)
  if (small) return refuse(409, 'drive_not_enough_space', 'Not enough space in drive', { bayNo: small.bay })

  const jobs = new Map(
    ready
      .slice(0, needed.length)
      .map((bay, index) => [
        bay.bay,
        jobOf(
          `${appliance.applianceId}-${bay.bay}-${now}`,
          order.workOrderNo,
          needed[index]?.bookingNo ?? null,
          size,
          now,
        ),
      ]),
  )
  const bays = appliance.bays.map(bay => ({
    ...bay,
    ...(jobs.has(bay.bay) ? { job: jobs.get(bay.bay) ?? null, fixed: null } : {}),
  }))
  const replacedTasks = appliance.bays.flatMap(bay => (bay.job && jobs.has(bay.bay) ? [taskOf(bay, bay.job, now)] : []))
  const after = scheduled({ ...appliance, bays, history: [...replacedTasks, ...appliance.history] }, now)
  const changed = derive({ ...order, copying: order.copying + jobs.size }, now)
  return done({ order: changed, appliance: after }, null, [baysEvent(after, now), ...statusEvents(order, changed)])
}

/**
 * Returns the shipments that still need drives, failed ones first. Shipments with a copy in an appliance are excluded
 * one by one; copies whose drives were removed are only counted.
 */
function shipmentsToCopy(order: OrderRecord, fleet: readonly ApplianceRecord[]): Shipment[] {
  const jobs = fleet.flatMap(({ bays }) =>
    bays.flatMap(({ job }) => (job?.workOrderNo === order.workOrderNo ? job : [])),
  )
  const copiedBookings = new Set(jobs.filter(job => !hasFailed(job)).map(({ bookingNo }) => bookingNo))
  const failedBookings = new Set(jobs.filter(hasFailed).map(({ bookingNo }) => bookingNo))
  const pending = order.shipments.filter(({ status }) => status === 'pending')
  const open = pending.filter(({ bookingNo }) => !copiedBookings.has(bookingNo))
  const toRepeat = open.filter(({ bookingNo }) => failedBookings.has(bookingNo))
  const count = Math.min(open.length, Math.max(0, order.totalDrives - order.totalCopied - order.copying))
  const fresh = open.filter(({ bookingNo }) => !failedBookings.has(bookingNo))
  return [...toRepeat, ...fresh.slice(Math.max(0, open.length - count))].slice(0, count)
}

function jobOf(id: string, workOrderNo: string, bookingNo: string | null, size: number, now: number): CopyJob {
  const fails = hashOf(id) % failsOneIn === 0
  const passTime = (size / driveRate) * 1000
  const plan = planOf(
    now,
    [
      ['queued', minute / 12],
      ['preparing', minute / 4],
      ['formatting', minute],
      ['duplicating', passTime],
      ['verifying', fails ? passTime / 2 : passTime],
    ] as const,
    fails ? ('failed' as const) : ('succeeded' as const),
  )
  return { id, workOrderNo, bookingNo, ...plan, detail: fails ? 'verification_failed' : null, settled: false }
}
