import type { Bay } from '../../wire/appliances'
import type { PortalEvent } from '../../wire/events'
import { hour } from '../durations'
import { earliest, endOf, planAt } from '../plan'
import type { ApplianceRecord, BayRecord, CopyJob } from '../records'

/** The time after the end of a copy at which its drive is replaced by a new one. */
const pulledAfter = 2 * hour

/** Returns whether a bay has an idle drive: it waits, or its copy failed and can be repeated. */
export function isReady({ drive, job, fixed }: BayRecord): boolean {
  if (drive === null) return false
  if (job !== null) return hasFailed(job)
  return fixed === null || fixed.state === 'inserted' || fixed.state === 'available'
}

export function hasFailed({ outcome, settled }: CopyJob): boolean {
  return settled && outcome === 'failed'
}

/** Returns a bay as the wire shows it at this time. */
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
  // A slow drive is reported while it is slow. The cause of a failed copy is reported only at its end.
  const detail = job.detail === 'slow_drive' ? job.detail : null
  return { ...idle, state, stage, percentage, detail, workOrderNo, bookingNo }
}

/** Returns the bays as far as they are known: for an offline appliance, as of the last contact. */
export function baysAt(appliance: ApplianceRecord, now: number): Bay[] {
  return appliance.bays.map(bay => bayAt(bay, appliance.away?.since ?? now))
}

export function baysEvent(appliance: ApplianceRecord, now: number): PortalEvent {
  return { type: 'bays.changed', applianceId: appliance.applianceId, drives: baysAt(appliance, now) }
}

/** Returns the time at which the drive of an ended copy is removed. */
export function pulledAt(job: CopyJob): number {
  return endOf(job) + pulledAfter
}

/**
 * Returns the appliance with the time of its next step: the end of a stage or a download, the removal of a drive, or
 * the return of an offline appliance.
 */
export function scheduled(appliance: ApplianceRecord, now: number): ApplianceRecord {
  if (appliance.away !== null) return { ...appliance, nextAt: appliance.away.until }
  const jobs = appliance.bays.flatMap(({ job }) => (job === null ? [] : [job]))
  const stages = jobs.map(job => planAt(job, now).endsAt ?? (job.settled ? pulledAt(job) : endOf(job)))
  const downloads = appliance.downloads.map(({ endsAt }) => (endsAt > now ? endsAt : null))
  return { ...appliance, nextAt: earliest([...stages, ...downloads]) }
}
