import { hour } from '../durations'
import { type At, done, type Outcome, refuse } from '../outcome'
import { endOf, planAt } from '../plan'
import type { ApplianceRecord, CopyJob } from '../records'
import { baysEvent, scheduled } from './bays'

/** The faults of an appliance, or of the copy in one of its bays. */
export type Mishap = ConnectionFault | CopyFault
interface ConnectionFault {
  readonly kind: 'offline' | 'online'
}
interface CopyFault {
  readonly kind: 'failing' | 'sound' | 'slow'
  readonly bay: number
}

/** The time for which an appliance stays offline unless it is brought back. */
const awayFor = 12 * hour
/** The factor by which a slow copy takes longer. */
const slowness = 10

/** Applies a fault, and returns the events of its visible part. The other effects appear as time passes. */
export function letGoWrong(appliance: ApplianceRecord, mishap: Mishap, { now }: At): Outcome<ApplianceRecord> {
  if (isConnectionFault(mishap)) return setOnline(appliance, mishap.kind === 'online', now)
  const job = appliance.bays.find(({ bay }) => bay === mishap.bay)?.job
  if (!job || endOf(job) <= now) return refuse(409, 'no_copy', 'No copy is running in this bay')
  const faultyJob = copyFaults[mishap.kind](job, now)
  const bays = appliance.bays.map(bay => (bay.bay === mishap.bay ? { ...bay, job: faultyJob } : bay))
  const after = scheduled({ ...appliance, bays }, now)
  return done(after, null, [baysEvent(after, now)])
}

function isConnectionFault(mishap: Mishap): mishap is ConnectionFault {
  return mishap.kind === 'offline' || mishap.kind === 'online'
}

/**
 * Takes an appliance offline, or lets it come back at its next tick, which reports the steps that were due meanwhile.
 */
function setOnline(appliance: ApplianceRecord, isOnline: boolean, now: number): Outcome<ApplianceRecord> {
  if (isOnline === (appliance.away === null)) return done(appliance, null)
  if (appliance.away !== null)
    return done(scheduled({ ...appliance, away: { ...appliance.away, until: now } }, now), null)
  const after = scheduled({ ...appliance, away: { since: now, until: now + awayFor } }, now)
  return done(after, null, [{ type: 'appliance.changed', applianceId: appliance.applianceId, isOnline: false }])
}

/** Makes a copy fail to verify: half-way through that stage, or now if the copy is further. */
function failing(job: CopyJob, now: number): CopyJob {
  const last = job.stages.length - 1
  const begins = job.stages[last - 1]?.endsAt ?? job.startedAt
  const stages = job.stages.map((stage, index) =>
    index === last ? { ...stage, endsAt: Math.max(now, Math.round((begins + stage.endsAt) / 2)) } : stage,
  )
  return { ...job, stages, outcome: 'failed', detail: 'verification_failed' }
}

/** Makes a copy verify that was going to fail by chance. */
function sound(job: CopyJob): CopyJob {
  return job.outcome === 'failed' ? { ...job, outcome: 'succeeded', detail: null } : job
}

/** Makes the rest of a copy slower. The running stage keeps its percentage, so its start moves back. */
function slowed(job: CopyJob, now: number): CopyJob {
  const { stage, percentage } = planAt(job, now)
  const current = job.stages.findIndex(entry => entry.stage === stage)
  const later = (at: number) => Math.round(now + (at - now) * slowness)
  const end = later(job.stages[current]?.endsAt ?? now)
  const begin = Math.round(end - (end - now) / (1 - percentage / 100))
  const stages = job.stages.map((entry, index) => ({
    ...entry,
    endsAt: index < current ? Math.min(entry.endsAt, begin) : later(entry.endsAt),
  }))
  return { ...job, stages, detail: 'slow_drive' }
}

const copyFaults: Record<CopyFault['kind'], (job: CopyJob, now: number) => CopyJob> = { failing, sound, slow: slowed }
