import { addDays } from '../../base/days'
import { workingDayFrom, workingDayUntil } from '../../base/working-days'
import { dayAt, epochOf } from '../../base/zoned'
import type { Shipment } from '../../wire/shipments'
import type { Theatre } from '../../wire/theatres'
import type { WorkOrder } from '../../wire/work-orders'
import { toInstant } from '../durations'
import type { Random } from '../random'
import type { CompositionRecord, OrderRecord } from '../records'
import { compositionOf } from './compositions'

const instructions = [
  'Dock B, before 11:00',
  'Ring twice; no loading dock',
  'Call 30 min ahead',
  'After 16:00 only',
  'Leave with bar next door',
  'Basement entrance',
  'Security desk, badge needed',
  'Box office till 20:00',
  'Projection booth, 2nd floor',
]
const deliverAt = ['10:00', '12:00', '09:00'] as const
/** Days between ship-by and deliver-by; a weekend between them adds days. */
const transit = 2

export interface OrderPlan {
  org: string
  zone: string
  number: number
  /** Index of the title. */
  title: number
  versions: number
  theatres: readonly Theatre[]
  deliveryMode: WorkOrder['deliveryMode']
  assignedAt: number
  /**
   * Days from today to the first ship-by. Later shipments follow on the next working days, and no ship-by is on a
   * weekend.
   */
  shipIn: number
  shipAt?: string
  now: number
}

export function orderNo(number: number): string {
  return `WO-${number}`
}

export function bookingNo(number: number, ordinal: number): string {
  return `BK${number}-${String(ordinal).padStart(3, '0')}`
}

/** Returns a new order without downloads, copies or dispatches. Its status must still be derived. */
export function newOrder(plan: OrderPlan, random: Random): OrderRecord {
  const { org, zone, number, theatres, deliveryMode, now, title, versions, assignedAt } = plan
  const electronic = deliveryMode === 'ELECTRONIC'
  const today = dayAt(now, zone)
  const compositions = Array.from({ length: versions }, (_, version) => compositionOf(title, version, today))
  const shipments = theatres.map((theatre, index) => newShipment(plan, theatre, index, compositions, random))
  return {
    org,
    workOrderNo: orderNo(number),
    assignedOn: toInstant(assignedAt),
    deliveryMode,
    tasks: electronic ? ['download_dcps'] : ['download_dcps', 'duplicate_dcps'],
    compositions,
    shipments,
    status: 'assigned',
    archived: false,
    bookingNos: [],
    totalCopied: 0,
    copying: 0,
    totalDrives: 0,
    shipped: 0,
    delivered: 0,
    nextShipBy: null,
    lastShipBy: null,
    lastDeliverBy: null,
    onTime: 'open',
    statusChangedOn: null,
    shipmentsVersion: 1,
    nextAt: null,
  }
}

function newShipment(
  { zone, number, deliveryMode, shipIn, shipAt = '17:00', now }: OrderPlan,
  theatre: Theatre,
  index: number,
  compositions: readonly CompositionRecord[],
  random: Random,
): Shipment {
  const ordinal = index + 1
  // After every 24 shipments the ship-by is a day later, up to four days, so a large order extends over a week.
  const extraDays = Math.min(4, Math.floor(index / 24))
  const days = shipIn + extraDays
  const planned = addDays(dayAt(now, zone), days)
  // A ship-by on a weekend moves away from today, so that overdue orders stay overdue.
  const shipBy = days < 0 ? workingDayUntil(planned) : workingDayFrom(planned)
  const deliverBy = workingDayFrom(addDays(shipBy, transit))
  const electronic = deliveryMode === 'ELECTRONIC'
  return {
    id: `${orderNo(number)}-S${String(ordinal).padStart(3, '0')}`,
    ordinal,
    bookingNo: bookingNo(number, ordinal),
    status: 'pending',
    dispatchedOn: null,
    dispatchDeadline: toInstant(epochOf(shipBy, shipAt, zone)),
    deliverOn: toInstant(epochOf(deliverBy, deliverAt[extraDays % 3] ?? '10:00', theatre.timezone ?? zone)),
    deliveryInstructions: index % 3 === 0 || random.chance(0.2) ? random.pick(instructions) : null,
    shippingDetails: null,
    returnDetails: null,
    price: random.whole(18, 89) * 100 + random.pick([0, 50, 95, 99]),
    deliveryMode,
    driveType: electronic ? null : random.chance(0.8) ? 'CRU' : 'USB',
    compositions: compositions
      .filter((_, version) => version === 0 || random.chance(0.6))
      .map(({ id, cplName }) => ({ id, cplName })),
    theatre,
  }
}
