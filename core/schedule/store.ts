import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { dayAt } from '../base/zoned'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { Instant } from '../wire/base'
import { createHolidays } from './holidays'
import { lastPickUp, riskAt, workingDaysUntil } from './rules'
import type { Risk, WorkTime } from './types'
import { weekOf } from './week'

/** The facts that are known of one ship-by. */
export interface ShipByRisk {
  readonly risk: Risk | null
  /** The last safe pick-up, in epoch milliseconds; null where there is none. */
  readonly pickUp: number | null
  /** Working days after today until the ship-by, its own day counted; null while hours and holidays are not known. */
  readonly workingDays: number | null
}

/** How often the time is looked at, in milliseconds. */
const lookEvery = 15_000

/** Risks of ship-by dates, by the partner's hours and calendar. While these are not known only what is overdue is said. */
export const schedule = defineArea('schedule', context => {
  const who = context.use(session)
  const now = signal(Date.now())
  const { holidays, isRead, hasFailed, isWithin, ask, askSoon } = createHolidays(context)
  const timer = setInterval(() => {
    now.value = Date.now()
  }, lookEvery)
  context.onEnd(() => clearInterval(timer))

  const work = computed<WorkTime | null>(() => {
    const hours = who.me.value.data?.user.partner?.businessHours
    const known = holidays.value
    return hours && known ? { week: weekOf(hours), holidays: known.days, zone: who.zone.value } : null
  })
  /** Returns the work time when the holidays until a ship-by are known, and asks for them when they are not. */
  const workFor = computed(() => {
    const [known, read] = [work.value, holidays.value]
    return (shipBy: Instant): WorkTime | null => {
      askSoon(shipBy)
      return known && read && isWithin(shipBy, read) ? known : null
    }
  })
  /** An order has few deadlines and many rows: each is worked out once. */
  const pickUps = computed(() => {
    const find = workFor.value
    return remembered((shipBy: Instant) => {
      const known = find(shipBy)
      return known && lastPickUp(shipBy, known)
    })
  })

  return {
    zone: who.zone,
    /** Epoch milliseconds, renewed every 15 seconds. */
    now: now as ReadonlySignal<number>,
    /** The last safe pick-up of a ship-by, in epoch milliseconds; null where there is none, or hours are not known. */
    pickUpOf: pickUps,
    /** Whether hours, and holidays until every ship-by that was asked for, are known or could not be read. */
    isSettled: computed(() => (isRead.value && work.value !== null) || hasFailed.value),
    /** Has the holidays until these ship-bys read; `of` and `pickUpOf` do so by themselves. */
    ask,
    /** The partner's hours, and the holidays that are saved; null while these are not known. */
    work: work as ReadonlySignal<WorkTime | null>,
    /** How near a ship-by is now. Read inside a component or an effect it is told anew when hours, holidays or the time say otherwise. */
    of: computed(() => {
      const [at, find, pickUp] = [now.value, workFor.value, pickUps.value]
      return remembered((shipBy: Instant): ShipByRisk => {
        const known = find(shipBy)
        if (known)
          return { risk: riskAt(shipBy, at, known), pickUp: pickUp(shipBy), workingDays: daysUntil(shipBy, at, known) }
        return { risk: at > Date.parse(shipBy) ? 'overdue' : null, pickUp: null, workingDays: null }
      })
    }),
  }
})

function daysUntil(shipBy: Instant, now: number, work: WorkTime): number | null {
  const due = Date.parse(shipBy)
  return Number.isNaN(due) ? null : workingDaysUntil(dayAt(now, work.zone), dayAt(due, work.zone), work)
}

function remembered<Value>(find: (shipBy: Instant) => Value): (shipBy: Instant) => Value {
  const known = new Map<Instant, Value>()
  return shipBy => {
    const before = known.get(shipBy)
    if (before !== undefined) return before
    const found = find(shipBy)
    known.set(shipBy, found)
    return found
  }
}
