import { addDays } from '../../base/days'
import { isWeekend, workingDayFrom, workingDayUntil } from '../../base/working-days'
import { dayAt, epochOf, timeAt } from '../../base/zoned'
import type { Day } from '../../wire/base'
import type { Shipment } from '../../wire/shipments'
import type { Theatre } from '../../wire/theatres'
import { maxVersions } from '../content/compositions'
import { newOrder } from '../content/orders'
import { titles } from '../content/titles'
import { derive } from '../derive'
import { day, hour, toInstant } from '../durations'
import { createRandom, hashOf, type Random } from '../random'
import type { OrderRecord } from '../records'
import type { Company } from './accounts'
import { seedDays } from './partners'
import { advanceTo, type Kind } from './progress'

interface Row {
  number: number
  title: number
  versions: number
  shipments: number
  kind: Kind
  shipIn: number
  shipAt?: string
}

/** The offsets of orders from the newest number, with their content in the reference pictures. */
const featured: readonly (Omit<Row, 'number'> & { below: number })[] = [
  { below: 0, title: 0, versions: 3, shipments: 240, kind: 'northbound', shipIn: 0 },
  { below: 4, title: 1, versions: 1, shipments: 64, kind: 'untracked', shipIn: -1 },
  { below: 6, title: 2, versions: 2, shipments: 18, kind: 'to-cancel', shipIn: 0, shipAt: '12:00' },
  { below: 15, title: 3, versions: 4, shipments: 31, kind: 'copied', shipIn: 1 },
  { below: 18, title: 4, versions: 1, shipments: 12, kind: 'part-shipped', shipIn: 1 },
  { below: 23, title: 5, versions: 2, shipments: 27, kind: 'copying', shipIn: 4 },
  { below: 25, title: 6, versions: 2, shipments: 41, kind: 'queued', shipIn: 5 },
  { below: 32, title: 7, versions: 1, shipments: 8, kind: 'download-failed', shipIn: 5 },
  { below: 37, title: 8, versions: 3, shipments: 112, kind: 'downloading', shipIn: 6 },
  { below: 43, title: 9, versions: 1, shipments: 6, kind: 'electronic', shipIn: 11 },
]

const activeKinds: readonly Kind[] = [
  'assigned',
  'part-shipped',
  'copied',
  'half-copied',
  'ready',
  'approved',
  'electronic',
  'shipped',
  'untracked',
  'electronic-begun',
  'unarchiving',
  'part-shipped',
  'download-failed',
  'half-copied',
  'to-cancel',
  'stalled',
]
const pastKinds: readonly Kind[] = [
  'fulfilled',
  'fulfilled',
  'fulfilled-late',
  'cancelled',
  'fulfilled',
  'rejected',
  'electronic-done',
]

const sizes = { full: { active: 128, past: 32, total: 3700 }, small: { active: 9, past: 3, total: 40 }, none: null }

/** Returns the work orders of a company around `now`, newest first: 160 with 3,700 shipments, or 12 with 40. */
export function seedOrders(company: Company, theatres: readonly Theatre[], now: number): OrderRecord[] {
  const size = sizes[company.size]
  if (size === null) return []
  const random = createRandom(hashOf(company.org))
  const holidays = seedDays(company, now).flatMap(({ date, holiday }) => (holiday ? [date] : []))
  return rowsOf(company, size, random).map((row, index) => {
    const { org, timezone: zone } = company
    const age = (row.shipIn < -2 ? (12 - row.shipIn) * day : 3 * day) + index * 5 * hour
    const assignedAt = moveToWorkingDay(now - age, holidays, zone)
    const electronic = row.kind.startsWith('electronic')
    const order = newOrder(
      {
        ...row,
        org,
        zone,
        now,
        assignedAt,
        theatres: pickTheatres(theatres, row.shipments, random),
        deliveryMode: electronic ? 'ELECTRONIC' : 'PARTNERS',
      },
      random,
    )
    const advanced = advanceTo(row.kind, order, now, random)
    return derive({ ...advanced, shipments: advanced.shipments.map(one => moveToWeekday(one, zone)) }, now)
  })
}

/** Moves an assignment from a weekend or holiday to the working day before. The orders keep their sequence. */
function moveToWorkingDay(assignedAt: number, holidays: readonly Day[], zone: string): number {
  const isFree = (date: Day) => isWeekend(date) || holidays.includes(date)
  let workday = dayAt(assignedAt, zone)
  while (isFree(workday)) workday = addDays(workday, -1)
  let nextWorkday = addDays(workday, 1)
  while (isFree(nextWorkday)) nextWorkday = addDays(nextWorkday, 1)
  const begins = epochOf(workday, '00:00', zone)
  const length = epochOf(addDays(workday, 1), '00:00', zone) - begins
  return begins + ((assignedAt - begins) * length) / (epochOf(nextWorkday, '00:00', zone) - begins)
}

/**
 * Moves a dispatch from a weekend to the Friday before. A late one moves to the Monday after, so that it stays late.
 */
function moveToWeekday(shipment: Shipment, zone: string): Shipment {
  const { dispatchedOn, dispatchDeadline } = shipment
  if (dispatchedOn === null) return shipment
  const at = Date.parse(dispatchedOn)
  const dispatchDay = dayAt(at, zone)
  if (!isWeekend(dispatchDay)) return shipment
  const weekday = at > Date.parse(dispatchDeadline) ? workingDayFrom(dispatchDay) : workingDayUntil(dispatchDay)
  return { ...shipment, dispatchedOn: toInstant(epochOf(weekday, timeAt(at, zone), zone)) }
}

function rowsOf(
  company: Company,
  { active, past, total }: { active: number; past: number; total: number },
  random: Random,
): Row[] {
  const rows: Row[] =
    company.size === 'full'
      ? featured.map(({ below, ...row }) => ({ ...row, number: company.newestOrder - below }))
      : []
  let number = (rows.at(-1)?.number ?? company.newestOrder + 1) - 1
  let remaining = total - rows.reduce((sum, row) => sum + row.shipments, 0)
  for (let index = rows.length; index < active + past; index++) {
    const later = active + past - index - 1
    const fair = remaining / (later + 1)
    const shipments = later === 0 ? remaining : Math.max(1, Math.round(fair * (0.4 + random.next() * 1.2)))
    remaining -= shipments
    const isPast = index >= active
    rows.push({
      number,
      title: random.whole(0, titles.length - 1),
      versions: random.whole(1, maxVersions),
      shipments,
      kind: kindOf(isPast ? pastKinds : activeKinds, isPast ? index - active : index),
      shipIn: isPast ? -9 - 8 * (index - active) : shipInOf(index, random),
    })
    number -= random.whole(1, 6)
  }
  return rows
}

function kindOf(kinds: readonly Kind[], index: number): Kind {
  return kinds[index % kinds.length] ?? 'assigned'
}

/** Days from today to the first ship-by: some orders are overdue, some are due today and tomorrow, most later. */
function shipInOf(index: number, random: Random): number {
  const soonDays = [-2, 0, 1, 2]
  return index % 3 === 0 ? (soonDays[Math.floor(index / 3) % soonDays.length] ?? 0) : random.whole(2, 21)
}

/** Returns this many different theatres. A large order gets the first ones. */
function pickTheatres(theatres: readonly Theatre[], count: number, random: Random): Theatre[] {
  if (count > theatres.length / 2) return theatres.slice(0, count)
  const start = random.whole(0, theatres.length - 1)
  return Array.from({ length: count }, (_, index) => theatres[(start + index) % theatres.length]).filter(
    theatre => theatre !== undefined,
  )
}
