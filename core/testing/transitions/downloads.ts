import type { Appliance } from '../../wire/appliances'
import type { PortalEvent } from '../../wire/events'
import { derive, downloadAt } from '../derive'
import { toInstant } from '../durations'
import { type At, done, notFound, type Outcome, refuse } from '../outcome'
import { planOf } from '../plan'
import type { ApplianceRecord, CompositionRecord, OrderRecord } from '../records'
import { scheduled } from './bays'
import { statusEvents } from './shipments'

const running: ReadonlySet<string> = new Set(['pending', 'queued', 'unarchiving', 'in_progress'])
/** The time that a download waits before it starts, in milliseconds. */
const queueTime = 10_000

/** Starts the download of a composition in the partner's first online appliance. */
export function startDownload(
  order: OrderRecord,
  appliances: readonly ApplianceRecord[],
  compositionId: string,
  { now }: At,
): Outcome<{ order: OrderRecord; appliance: ApplianceRecord }> {
  const composition = order.compositions.find(({ id }) => id === compositionId)
  if (composition === undefined) return notFound('Composition')
  const status = downloadAt(composition, now)?.status ?? 'not_started'
  if (running.has(status)) return refuse(409, 'download_running', 'This composition is already downloading')
  if (status === 'completed') return refuse(409, 'download_completed', 'This composition is already downloaded')
  if (!composition.inStore) return refuse(409, 'dcp_not_found_in_store', 'DCP is not found in store')
  const appliance = appliances.find(({ away }) => away === null)
  if (appliance === undefined) {
    const serialNo = appliances[0]?.serialNo
    if (serialNo === undefined) return refuse(404, 'appliance_not_found', 'Appliance not found', { serialNo: '' })
    return refuse(409, 'appliance_offline', 'Appliance is offline', { serialNo })
  }
  const length = (composition.size * 8 * 1000) / appliance.lineRate
  const plan = planOf(
    now,
    [
      ['queued', queueTime],
      ['in_progress', length],
    ] as const,
    'completed' as const,
  )
  const endsAt = now + queueTime + Math.round(length)
  const compositions = order.compositions.map(other => (other === composition ? { ...other, download: plan } : other))
  const changed = derive({ ...order, compositions }, now)
  const downloads = [
    ...appliance.downloads,
    { workOrderNo: order.workOrderNo, compositionId, startsAt: now + queueTime, endsAt },
  ]
  const state = { order: changed, appliance: scheduled({ ...appliance, downloads }, now) }
  const started = downloadEvent(order.workOrderNo, { ...composition, download: plan }, now)
  return done(state, null, [...started, ...statusEvents(order, changed)])
}

function downloadEvent(workOrderNo: string, composition: CompositionRecord, now: number): PortalEvent[] {
  const download = downloadAt(composition, now)
  return download === null
    ? []
    : [{ type: 'download.changed', workOrderNo, compositionId: composition.id, ...download }]
}

/** Runs the due steps of an order: reports the state of its downloads, and updates the order's status. */
export function tickOrder(order: OrderRecord, { now }: At): Outcome<OrderRecord> {
  const derived = derive(order, now)
  const changed = derived.status !== order.status
  const state = changed ? { ...derived, statusChangedOn: toInstant(now) } : derived
  const from = order.nextAt ?? now
  const reported = order.compositions.filter(({ download }) =>
    download?.stages.some(({ endsAt }) => endsAt >= from && endsAt <= now),
  )
  return done(state, null, [
    ...reported.flatMap(composition => downloadEvent(order.workOrderNo, composition, now)),
    ...statusEvents(order, state),
  ])
}

/** Returns the count of running downloads and their bandwidth; both are 0 while the appliance is offline. */
export function lineAt(appliance: ApplianceRecord, now: number): Pick<Appliance, 'activeDownloads' | 'downloadRate'> {
  const active = appliance.downloads.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  const activeDownloads = appliance.away === null ? active.length : 0
  return { activeDownloads, downloadRate: activeDownloads > 0 ? appliance.lineRate : 0 }
}
