import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { addDays } from '../base/days'
import { startPoll } from '../base/poll'
import { dayIn } from '../base/time'
import { calendarDays } from '../calendar/days'
import { defineArea } from '../portal/container'
import { session } from '../session/store'
import type { Instant } from '../wire/base'
import { lastPickUp, riskAt, workingDaysUntil } from './rules'
import type { Risk, WorkTime } from './types'
import { dayAt } from './wall-clock'
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
/** How long what was read is good for when a page comes back into sight, and while it stays there, in milliseconds. */
const [goodFor, readEvery] = [60_000, 60 * 60_000]
/** Days before and after today whose holidays count: past ones for what is late, coming ones for what is assigned now. */
const [daysBack, daysAhead] = [62, 124]

/** Risks of ship-by dates, by the partner's hours and calendar. While these are not known only what is overdue is said. */
export const schedule = defineArea('schedule', context => {
  const who = context.use(session)
  const now = signal(Date.now())
  const today = dayIn(new Date(now.peek()).toISOString(), who.zone.peek())
  const { days, refresh } = context.use(calendarDays, `${addDays(today, -daysBack)}/${addDays(today, daysAhead)}`)
  const timer = setInterval(() => {
    now.value = Date.now()
  }, lookEvery)
  context.onEnd(() => clearInterval(timer))
  // Holidays may be set on another computer too.
  const poll = startPoll(readEvery, async () => {
    const { busy, at } = days.peek()
    if (!busy && at !== null && Date.now() - at >= goodFor) await refresh()
  })
  context.onEnd(poll.stop)

  const work = computed<WorkTime | null>(() => {
    const hours = who.me.value.data?.user.partner?.businessHours
    const known = days.value.data
    if (!hours || !known) return null
    const holidays = new Set([...known.values()].filter(({ holiday }) => holiday).map(({ date }) => date))
    return { week: weekOf(hours), holidays, zone: who.zone.value }
  })
  /** An order has few deadlines and many rows: each is worked out once. */
  const pickUps = computed(() => {
    const known = work.value
    return known && remembered((shipBy: Instant) => lastPickUp(shipBy, known))
  })

  return {
    zone: who.zone,
    /** Epoch milliseconds, renewed every 15 seconds. */
    now: now as ReadonlySignal<number>,
    /** The last safe pick-up of a ship-by, in epoch milliseconds; null where there is none, or hours are not known. */
    pickUpOf: computed(() => pickUps.value ?? (() => null)),
    /** Whether hours and holidays are known, or could not be read. */
    isSettled: computed(() => work.value !== null || days.value.failure !== null),
    /** The partner's hours, and the holidays that are saved; null while these are not known. */
    work: work as ReadonlySignal<WorkTime | null>,
    /** How near a ship-by is now. Read inside a component or an effect it is told anew when hours, holidays or the time say otherwise. */
    of: computed(() => {
      const [at, known, pickUp] = [now.value, work.value, pickUps.value]
      return remembered((shipBy: Instant): ShipByRisk => {
        if (known && pickUp)
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
