import type { PortalEvent } from '../../wire/events'
import { derive } from '../derive'
import { toInstant } from '../durations'
import { type At, done, type Outcome } from '../outcome'
import { endOf } from '../plan'
import { hashOf } from '../random'
import type { ApplianceRecord, BayRecord, CopyJob, OrderRecord } from '../records'
import { baysEvent, pulledAt, scheduled } from './bays'
import { statusEvents } from './shipments'
import { downloadTask, taskOf } from './tasks'

const maxHistory = 50

/** Returns the work orders with copies that have ended since the last count. */
export function endedOrders(appliances: readonly ApplianceRecord[], now: number): string[] {
  const online = appliances.filter(({ away }) => away === null || away.until <= now)
  const jobs = online.flatMap(({ bays }) => bays.flatMap(({ job }) => (job === null ? [] : [job])))
  return [...new Set(jobs.filter(job => !job.settled && endOf(job) <= now).map(job => job.workOrderNo))].toSorted()
}

/**
 * Runs the due steps of an appliance. The appliance comes back online, ended copies are counted on their orders, drives
 * that have waited long enough are removed, and the bays are reported.
 */
export function tickAppliance(
  before: ApplianceRecord,
  orders: ReadonlyMap<string, OrderRecord>,
  { now }: At,
): Outcome<{ appliance: ApplianceRecord; orders: OrderRecord[] }> {
  const { applianceId, away } = before
  if (away !== null && away.until > now) return done({ appliance: before, orders: [] }, null)
  const changed = new Map<string, OrderRecord>()
  const settled = before.bays.map(bay => {
    const { job } = bay
    if (job === null || job.settled || endOf(job) > now) return bay
    const order = changed.get(job.workOrderNo) ?? orders.get(job.workOrderNo)
    if (order !== undefined) changed.set(job.workOrderNo, withEndedCopy(order, job, now))
    return { ...bay, job: { ...job, settled: true } }
  })
  const removedCopies = settled.flatMap(bay => (isPulled(bay, now) && bay.job ? [taskOf(bay, bay.job, now)] : []))
  const bays = settled.map(bay => (isPulled(bay, now) ? withFreshDrive(bay) : bay))
  const downloads = before.downloads.filter(({ endsAt }) => endsAt > now)
  const endedDownloads = before.downloads.filter(({ endsAt }) => endsAt <= now).map(job => downloadTask(job, now))
  const history = [...removedCopies, ...endedDownloads, ...before.history].slice(0, maxHistory)
  const appliance = scheduled({ ...before, away: null, bays, history, downloads }, now)
  const back: PortalEvent[] = away === null ? [] : [{ type: 'appliance.changed', applianceId, isOnline: true }]
  const events = [...changed.values()].flatMap(order => statusEvents(orders.get(order.workOrderNo) ?? order, order))
  return done({ appliance, orders: [...changed.values()] }, null, [...back, baysEvent(appliance, now), ...events])
}

function isPulled({ job }: BayRecord, now: number): boolean {
  return job?.settled === true && pulledAt(job) <= now
}

function withFreshDrive(bay: BayRecord): BayRecord {
  if (bay.drive === null) return { ...bay, job: null }
  const serial = hashOf(`${bay.drive.driveSerialNo} ${bay.job?.id ?? ''}`)
  return {
    ...bay,
    job: null,
    drive: { ...bay.drive, driveSerialNo: `ZC${String(serial).padStart(10, '0').slice(-6)}` },
  }
}

function withEndedCopy(order: OrderRecord, job: CopyJob, now: number): OrderRecord {
  const totalCopied = Math.min(order.totalDrives, order.totalCopied + (job.outcome === 'succeeded' ? 1 : 0))
  const after = derive({ ...order, totalCopied, copying: Math.max(0, order.copying - 1) }, now)
  return after.status === order.status ? after : { ...after, statusChangedOn: toInstant(now) }
}
