import type { Bay } from '../../wire/appliances'
import { bookingNo, orderNo } from '../content/orders'
import { minute } from '../durations'
import { planOf } from '../plan'
import { createRandom, hashOf, type Random } from '../random'
import type { ApplianceRecord, BayRecord, CopyJob, OrderRecord } from '../records'
import { scheduled } from '../transitions/bays'
import type { Company } from './accounts'

type CopyStage = CopyJob['stages'][number]['stage']
const lengths: readonly [CopyStage, number][] = [
  ['queued', 5 * minute],
  ['preparing', minute],
  ['formatting', 4 * minute],
  ['duplicating', 48 * minute],
  ['verifying', 28 * minute],
]
const terabyte = 1e12
/** The time since the last contact with the offline appliance, and the time after which it returns. */
const lastContact = 148 * minute
const comesBack = 240 * minute

interface Slot {
  type: 'CRU' | 'USB'
  /**
   * The distance of the order's number from the newest one, and the ordinal of the shipment; missing for a drive that
   * only waits.
   */
  order?: number
  ordinal?: number
  /** The progress of the copy; missing for a copy that has ended. */
  progress?: [stage: CopyStage, percentage: number]
  failed?: Bay['detail']
  slow?: boolean
  fixed?: BayRecord['fixed']
  capacity?: number
}

/** The three docks of the reference pictures; null is an empty bay. */
const docks: readonly {
  name: string
  serialNo: string
  slots: 'bays' | 'ports'
  isOnline: boolean
  bays: (Slot | null)[]
}[] = [
  {
    name: 'Dock A',
    serialNo: 'RD-2207',
    slots: 'bays',
    isOnline: true,
    bays: [
      { type: 'CRU', order: 0, ordinal: 87, progress: ['duplicating', 63] },
      { type: 'CRU', order: 0, ordinal: 88, progress: ['verifying', 24] },
      { type: 'CRU', order: 0, ordinal: 85 },
      { type: 'CRU', order: 0, ordinal: 86 },
      { type: 'CRU', order: 23, ordinal: 10, failed: 'verification_failed' },
      { type: 'USB', order: 23, ordinal: 11, progress: ['duplicating', 12], slow: true },
      { type: 'CRU' },
      null,
    ],
  },
  {
    name: 'Dock B',
    serialNo: 'RD-1043',
    slots: 'ports',
    isOnline: true,
    bays: [
      { type: 'USB', order: 23, ordinal: 12, progress: ['formatting', 82] },
      { type: 'USB', order: 23, ordinal: 13, progress: ['queued', 30] },
      { type: 'USB', capacity: 64e9 },
      null,
    ],
  },
  {
    name: 'Dock C',
    serialNo: 'RD-0981',
    slots: 'bays',
    isOnline: false,
    bays: [
      { type: 'CRU', order: 23, ordinal: 14, progress: ['duplicating', 55] },
      { type: 'CRU', order: 23, ordinal: 15, progress: ['duplicating', 51] },
      null,
      { type: 'CRU', fixed: { state: 'error', detail: 'partitioning_failed' } },
      { type: 'CRU', order: 23, ordinal: 16, progress: ['verifying', 8] },
      { type: 'CRU', fixed: { state: 'busy', detail: 'drive_in_use' } },
      { type: 'CRU', fixed: { state: 'available', detail: null } },
      null,
    ],
  },
]

const dockCounts: Record<Company['size'], number> = { full: 3, small: 1, none: 0 }

/** Returns a company's appliances at `now`, and its orders with the counts of their running copies. */
export function seedAppliances(
  company: Company,
  orders: readonly OrderRecord[],
  now: number,
): { appliances: ApplianceRecord[]; orders: OrderRecord[] } {
  const random = createRandom(hashOf(`${company.org} docks`))
  const away = { since: now - lastContact, until: now + comesBack }
  const shipmentCounts = new Map(orders.map(order => [order.workOrderNo, order.shipments.length]))
  const copying = new Map<string, number>()
  const appliances = docks.slice(0, dockCounts[company.size]).map((dock, index) => {
    const applianceId = `${company.org}-${dock.name.toLowerCase().replace(' ', '-')}`
    const bays = dock.bays.map((slot, position) =>
      bayOf(slot, position + 1, applianceId, company, shipmentCounts, dock.isOnline ? now : away.since, random),
    )
    for (const { job } of bays)
      if (job && !job.settled) copying.set(job.workOrderNo, (copying.get(job.workOrderNo) ?? 0) + 1)
    const appliance: ApplianceRecord = {
      org: company.org,
      applianceId,
      serialNo: dock.serialNo,
      name: dock.name,
      slots: dock.slots,
      away: dock.isOnline ? null : away,
      softwareVersion: '4.12.1',
      publicIp: `203.0.113.${20 + index}`,
      lineRate: 486_200_000,
      downloads: index === 0 ? downloadsOf(orders) : [],
      bays,
      history: [],
      nextAt: null,
    }
    return scheduled(appliance, now)
  })
  const counted = orders.map(order => ({ ...order, copying: copying.get(order.workOrderNo) ?? 0 }))
  return { appliances, orders: counted }
}

function bayOf(
  slot: Slot | null,
  bay: number,
  applianceId: string,
  company: Company,
  shipmentCounts: ReadonlyMap<string, number>,
  now: number,
  random: Random,
): BayRecord {
  if (slot === null) return { bay, drive: null, job: null, fixed: null }
  const drive = {
    driveType: slot.type,
    driveSerialNo: `ZC1${random.digits(2)}X${random.digits(2)}`,
    capacity: slot.capacity ?? terabyte,
  }
  const number = company.newestOrder - (slot.order ?? 0)
  const ordinal = slot.ordinal ?? 1
  // A copy needs a shipment. A small company does not have these orders, so its drives only wait.
  if (slot.order === undefined || ordinal > (shipmentCounts.get(orderNo(number)) ?? 0))
    return { bay, drive, job: null, fixed: slot.fixed ?? null }
  const [stage, percentage] = slot.progress ?? [null, 0]
  const failed = slot.failed !== undefined
  const before = lengths.slice(0, stage === null ? lengths.length : lengths.findIndex(([name]) => name === stage))
  const current = lengths.find(([name]) => name === stage)?.[1] ?? 8 * minute
  const elapsed =
    before.reduce((sum, [, length]) => sum + length, 0) + (stage === null ? current : (current * percentage) / 100)
  const job: CopyJob = {
    id: `${applianceId}-${bay}-seed`,
    workOrderNo: orderNo(number),
    bookingNo: bookingNo(number, ordinal),
    ...planOf(Math.round(now - elapsed), lengths, failed ? ('failed' as const) : ('succeeded' as const)),
    detail: slot.failed ?? (slot.slow ? 'slow_drive' : null),
    settled: stage === null,
  }
  return { bay, drive, job, fixed: null }
}

function downloadsOf(orders: readonly OrderRecord[]): ApplianceRecord['downloads'] {
  return orders.flatMap(({ workOrderNo, compositions }) =>
    compositions.flatMap(({ id, download }) => {
      const last = download?.stages.at(-1)
      if (download === null || last === undefined) return []
      const startsAt = download.stages.at(-2)?.endsAt ?? download.startedAt
      return [{ workOrderNo, compositionId: id, startsAt, endsAt: last.endsAt }]
    }),
  )
}
