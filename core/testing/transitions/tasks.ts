import type { ApplianceTask } from '../../wire/appliances'
import { toInstant } from '../durations'
import { endOf, planAt, planOf } from '../plan'
import type { ApplianceRecord, BayRecord, CopyJob } from '../records'
import { bayAt } from './bays'

type DownloadJob = ApplianceRecord['downloads'][number]

/**
 * Returns copies and downloads that wait, run or have run, newest first; for an offline appliance, as of the last
 * contact.
 */
export function tasksAt(appliance: ApplianceRecord, now: number): ApplianceTask[] {
  const seenAt = appliance.away?.since ?? now
  const copies = appliance.bays.flatMap(record => (record.job === null ? [] : [taskOf(record, record.job, seenAt)]))
  const downloads = appliance.downloads.map(job => downloadTask(job, seenAt))
  const all = [...copies, ...downloads, ...appliance.history]
  return all.toSorted((a, b) => (b.startedOn ?? '').localeCompare(a.startedOn ?? ''))
}

/** Returns a copy in a bay as the list of tasks shows it. */
export function taskOf(record: BayRecord, job: CopyJob, now: number): ApplianceTask {
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

/** Returns a download of a composition as the list of tasks shows it. It waits before it starts. */
export function downloadTask(
  { workOrderNo, compositionId, startsAt, endsAt }: DownloadJob,
  now: number,
): ApplianceTask {
  const isQueued = now < startsAt
  const plan = planOf(startsAt, [['executing', endsAt - startsAt] as const], 'completed' as const)
  const { stage, percentage } = planAt(plan, now)
  return {
    id: `${workOrderNo}-${compositionId}-${startsAt}`,
    type: 'download_dcps',
    workOrderNo,
    bay: null,
    stage: isQueued ? 'queued' : (stage ?? plan.outcome),
    percentage: isQueued ? null : percentage,
    startedOn: isQueued ? null : toInstant(startsAt),
    finishedOn: stage === null ? toInstant(endsAt) : null,
    detail: null,
  }
}
