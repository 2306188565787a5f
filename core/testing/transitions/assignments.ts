import { addDays, weekdayOf } from '../../base/days'
import { dayAt, epochOf } from '../../base/zoned'
import type { Theatre } from '../../wire/theatres'
import { maxVersions } from '../content/compositions'
import { newOrder } from '../content/orders'
import { titles } from '../content/titles'
import { derive } from '../derive'
import { type At, done, type Outcome } from '../outcome'
import { createRandom, hashOf } from '../random'
import type { DayRecord, OrderRecord, PartnerRecord } from '../records'

/** The times of day at which work orders arrive, in the partner's zone, Monday to Friday. */
const times = ['09:10', '13:40', '16:20'] as const

/** Returns the next time after `now` at which the simulation assigns a work order. */
export function nextAssignment(zone: string, now: number): number {
  for (let date = dayAt(now, zone); ; date = addDays(date, 1)) {
    if (weekdayOf(date) > 5) continue
    for (const time of times) {
      const at = epochOf(date, time, zone)
      if (at > now) return at
    }
  }
}

/**
 * Assigns the work order that is due. It is dated now, however long ago it was due, and on a holiday of the partner or
 * a weekend none is assigned. `today` is the calendar's record of the current day, and `newest` the number of the
 * newest order.
 */
export function assign(
  partner: PartnerRecord,
  today: Pick<DayRecord, 'holiday'> | undefined,
  newest: number,
  theatres: readonly Theatre[],
  { now }: At,
): Outcome<{ partner: PartnerRecord; order: OrderRecord | null }> {
  const { org, timezone: zone } = partner
  const after = { ...partner, nextAt: nextAssignment(zone, now) }
  const isFree = today?.holiday === true || weekdayOf(dayAt(now, zone)) > 5
  if (isFree || theatres.length === 0) return done({ partner: after, order: null }, null)
  const number = newest + 1
  const random = createRandom(hashOf(`${org} ${number}`))
  const start = random.whole(0, theatres.length - 1)
  const count = Math.min(theatres.length, random.whole(3, 32))
  const order = newOrder(
    {
      org,
      zone,
      number,
      now,
      title: random.whole(0, titles.length - 1),
      versions: random.whole(1, maxVersions),
      theatres: [...theatres.slice(start), ...theatres.slice(0, start)].slice(0, count),
      deliveryMode: random.chance(0.15) ? 'ELECTRONIC' : 'PARTNERS',
      assignedAt: now,
      shipIn: random.whole(1, 9),
    },
    random,
  )
  return done({ partner: after, order: derive(order, now) }, null, [
    { type: 'work_order.assigned', workOrderNo: order.workOrderNo },
  ])
}
