import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { dayAt } from '../base/zoned'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { Instant } from '../wire/base'
import { createHolidays } from './holidays'
import { lastPickUp, riskAt, workingDaysUntil } from './rules'
import type { Risk, WorkTime } from './types'
import { weekOf } from './week'

/** The known facts about a ship-by. */
export interface ShipByRisk {
  readonly risk: Risk | null
  /** The last safe pick-up, in epoch milliseconds; null when there is none. */
  readonly pickUp: number | null
  /**
   * The working days after today until the ship-by, including its day; null while hours and holidays are unknown.
   */
  readonly workingDays: number | null
}

/** The interval at which the time is updated, in milliseconds. */
const updateEvery = 15_000

/**
 * The risks of ship-by dates, by the partner's hours and calendar. While these are unknown, only overdue ones are
 * reported.
 */
export const schedule = defineArea('schedule', context => {
  const user = context.use(session)
  const now = signal(Date.now())
  const { holidays, isRead, hasFailed, isWithin, ask, askSoon } = createHolidays(context)
  const timer = setInterval(() => {
    now.value = Date.now()
  }, updateEvery)
  context.onEnd(() => clearInterval(timer))

  const work = computed<WorkTime | null>(() => {
    const hours = user.me.value.data?.user.partner?.businessHours
    const known = holidays.value
    return hours && known ? { week: weekOf(hours), holidays: known.days, zone: user.zone.value } : null
  })
  /** Returns the work time when the holidays until a ship-by are known, and asks for them when they are not. */
  const workFor = computed(() => {
    const [known, read] = [work.value, holidays.value]
    return (shipBy: Instant): WorkTime | null => {
      askSoon(shipBy)
      return known && read && isWithin(shipBy, read) ? known : null
    }
  })
  /** Returns the last safe pick-up of a ship-by. Results are cached, because an order has few deadlines and many rows. */
  const pickUps = computed(() => {
    const find = workFor.value
    return cached((shipBy: Instant) => {
      const known = find(shipBy)
      return known && lastPickUp(shipBy, known)
    })
  })

  return {
    zone: user.zone,
    /** The time in epoch milliseconds, updated every 15 seconds. */
    now: now as ReadonlySignal<number>,
    /**
     * Returns the last safe pick-up of a ship-by, in epoch milliseconds; null when there is none, or the hours are
     * unknown.
     */
    pickUpOf: pickUps,
    /** Whether the hours, and the holidays until every requested ship-by, are known or could not be read. */
    isSettled: computed(() => (isRead.value && work.value !== null) || hasFailed.value),
    /** Reads the holidays until these ship-bys; `riskOf` and `pickUpOf` do so too. */
    ask,
    /** The partner's hours and the saved holidays; null while these are unknown. */
    work: work as ReadonlySignal<WorkTime | null>,
    /** Returns the risk of a ship-by now. Reads signals of the hours, the holidays and the time. */
    riskOf: computed(() => {
      const [at, find, pickUp] = [now.value, workFor.value, pickUps.value]
      return cached((shipBy: Instant): ShipByRisk => {
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

function cached<Value>(find: (shipBy: Instant) => Value): (shipBy: Instant) => Value {
  const known = new Map<Instant, Value>()
  return shipBy => {
    const before = known.get(shipBy)
    if (before !== undefined) return before
    const found = find(shipBy)
    known.set(shipBy, found)
    return found
  }
}
