import type { ApplianceTask, Bay } from '../../wire/appliances'
import type { PortalEvent } from '../../wire/events'
import { derive, downloadAt } from '../derive'
import { type At, done, type Outcome, refuse } from '../outcome'
import { earliest, endOf, planAt, planOf } from '../plan'
import { hashOf } from '../random'
import type { ApplianceRecord, BayRecord, CopyJob, OrderRecord } from '../records'
import { minute, toInstant } from '../zoned'
import { statusEvents } from './shipments'

/** What a drive writes and reads, in bytes per second. */
const driveRate = 120e6
/** One copy in so many does not verify. */
const failsOneIn = 23

/** Bays whose drive is there and does nothing. */
function isReady({ drive, job, fixed }: BayRecord): boolean {
  return drive !== null && job === null && (fixed === null || fixed.state === 'inserted' || fixed.state === 'available')
}

/** A bay as the wire shows it at this time. */
export function bayAt(record: BayRecord, now: number): Bay {
  const { bay, drive, job, fixed } = record
  const held = {
    driveType: drive?.driveType ?? null,
    driveSerialNo: drive?.driveSerialNo ?? null,
    capacity: drive?.capacity ?? null,
  }
  const idle = { bay, stage: null, percentage: null, detail: null, workOrderNo: null, bookingNo: null, ...held }
  if (fixed !== null) return { ...idle, ...fixed }
  if (drive === null) return { ...idle, state: 'empty' }
  if (job === null) return { ...idle, state: 'inserted' }
  const { workOrderNo, bookingNo } = job
  const { stage, percentage } = planAt(job, now)
  if (stage === null) {
    const failed = job.outcome === 'failed'
    return {
      ...idle,
      state: failed ? 'failed' : 'copy_complete',
      stage: job.outcome,
      percentage: failed ? null : 100,
      detail: failed ? job.detail : null,
      workOrderNo,
      bookingNo,
    }
  }
  const state = stage === 'queued' ? 'queued' : stage === 'duplicating' ? 'copying' : 'executing'
  // What makes a copy fail shows at its end; a slow drive shows while it is slow.
  const detail = job.detail === 'slow_drive' ? job.detail : null
  return { ...idle, state, stage, percentage, detail, workOrderNo, bookingNo }
}

export function baysAt(appliance: ApplianceRecord, now: number): Bay[] {
  return appliance.bays.map(bay => bayAt(bay, now))
}

/** Copies that run or have run, newest first. */
export function tasksAt(appliance: ApplianceRecord, now: number): ApplianceTask[] {
  const running = appliance.bays.flatMap(record => (record.job === null ? [] : [taskOf(record, record.job, now)]))
  return [...running, ...appliance.history].toSorted((a, b) => (b.startedOn ?? '').localeCompare(a.startedOn ?? ''))
}

function taskOf(record: BayRecord, job: CopyJob, now: number): ApplianceTask {
  const { stage, percentage, detail } = bayAt(record, now)
  const endsAt = endOf(job)
  return {
    id: job.id,
    type: 'duplicate_dcps',
    workOrderNo: job.workOrderNo,
    bay: record.bay,
    stage,
    percentage,
    startedOn: toInstant(job.startedAt),
    finishedOn: endsAt <= now ? toInstant(endsAt) : null,
    detail,
  }
}

/**
 * Starts copying an order's compositions onto the drives that wait in an appliance, at most as many as the order
 * still needs. Refused with the codes of specification.md, section 8; `asked` is the id that was asked for.
 */
export function startDuplication(
  order: OrderRecord,
  appliance: ApplianceRecord | undefined,
  asked: string,
  { now }: At,
): Outcome<{ order: OrderRecord; appliance: ApplianceRecord }> {
  if (appliance === undefined) return refuse(404, 'appliance_not_found', 'Appliance not found', { serialNo: asked })
  const { serialNo } = appliance
  if (!appliance.isOnline) return refuse(409, 'appliance_offline', 'Appliance is offline', { serialNo })
  if (order.archived) return refuse(409, 'read_only', 'A past work order is read-only')
  const missing = order.compositions.find(composition => downloadAt(composition, now)?.status !== 'completed')
  if (missing && !missing.inStore) return refuse(409, 'dcp_not_found_in_store', 'DCP is not found in store')
  if (missing) return refuse(409, 'dcp_not_found_in_appliance', 'No suitable DCPs found', { cplName: missing.cplName })
  const ready = appliance.bays.filter(isReady)
  const busy = appliance.bays.find(bay => bay.drive !== null && !isReady(bay))
  if (ready.length === 0 && busy) return refuse(409, 'drive_in_use', 'Drive is already in use', { bayNo: busy.bay })
  if (ready.length === 0) return refuse(409, 'no_drives_inserted', 'No drives inserted')
  const size = order.compositions.reduce((sum, composition) => sum + composition.size, 0)
  const small = ready.find(bay => (bay.drive?.capacity ?? 0) < size)
  if (small) return refuse(409, 'drive_not_enough_space', 'Not enough space in drive', { bayNo: small.bay })

  const waiting = order.shipments.filter(shipment => shipment.status === 'pending')
  const begun = Math.max(0, order.totalCopied + order.copying - (order.totalDrives - waiting.length))
  const needed = waiting.slice(begun)
  if (needed.length === 0) return refuse(409, 'nothing_to_copy', 'Every drive of this work order is copied')
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
  const after = scheduled({ ...appliance, bays }, now)
  const changed = derive({ ...order, copying: order.copying + jobs.size }, now)
  return done({ order: changed, appliance: after }, null, [baysEvent(after, now), ...statusEvents(order, changed)])
}

function jobOf(id: string, workOrderNo: string, bookingNo: string | null, size: number, now: number): CopyJob {
  const fails = hashOf(id) % failsOneIn === 0
  const pass = (size / driveRate) * 1000
  const plan = planOf(
    now,
    [
      ['queued', minute / 12],
      ['preparing', minute / 4],
      ['formatting', minute],
      ['duplicating', pass],
      ['verifying', fails ? pass / 2 : pass],
    ] as const,
    fails ? ('failed' as const) : ('succeeded' as const),
  )
  return { id, workOrderNo, bookingNo, ...plan, detail: fails ? 'verification_failed' : null, settled: false }
}

export function baysEvent(appliance: ApplianceRecord, now: number): PortalEvent {
  return { type: 'bays.changed', applianceId: appliance.applianceId, drives: baysAt(appliance, now) }
}

/** Work orders whose copies have ended since they were last booked. */
export function endedOrders(appliances: readonly ApplianceRecord[], now: number): string[] {
  const jobs = appliances.flatMap(({ bays }) => bays.flatMap(({ job }) => (job === null ? [] : [job])))
  return [...new Set(jobs.filter(job => !job.settled && endOf(job) <= now).map(job => job.workOrderNo))].toSorted()
}

/** Does what has come due in an appliance: books the copies that ended on their orders, and tells how the bays stand. */
export function tickAppliance(
  appliance: ApplianceRecord,
  orders: ReadonlyMap<string, OrderRecord>,
  { now }: At,
): Outcome<{ appliance: ApplianceRecord; orders: OrderRecord[] }> {
  const changed = new Map<string, OrderRecord>()
  const bays = appliance.bays.map(bay => {
    const { job } = bay
    if (job === null || job.settled || endOf(job) > now) return bay
    const order = changed.get(job.workOrderNo) ?? orders.get(job.workOrderNo)
    if (order !== undefined) changed.set(job.workOrderNo, booked(order, job, now))
    return { ...bay, job: { ...job, settled: true } }
  })
  const after = scheduled({ ...appliance, bays }, now)
  const events = [...changed.values()].flatMap(order => statusEvents(orders.get(order.workOrderNo) ?? order, order))
  return done({ appliance: after, orders: [...changed.values()] }, null, [baysEvent(after, now), ...events])
}

function booked(order: OrderRecord, job: CopyJob, now: number): OrderRecord {
  const totalCopied = Math.min(order.totalDrives, order.totalCopied + (job.outcome === 'succeeded' ? 1 : 0))
  const after = derive({ ...order, totalCopied, copying: Math.max(0, order.copying - 1) }, now)
  return after.status === order.status ? after : { ...after, statusChangedOn: toInstant(now) }
}

/** Sets when the appliance is to be looked at again: the end of the next stage, or of a download. */
export function scheduled(appliance: ApplianceRecord, now: number): ApplianceRecord {
  const stages = appliance.bays.map(({ job }) => (job === null ? null : planAt(job, now).endsAt))
  const unsettled = appliance.bays.map(({ job }) => (job !== null && !job.settled ? endOf(job) : null))
  const downloads = appliance.downloads.map(({ endsAt }) => (endsAt > now ? endsAt : null))
  return { ...appliance, nextAt: earliest([...stages, ...unsettled, ...downloads]) }
}
