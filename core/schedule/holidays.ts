import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { startPoll } from '../base/poll'
import type { Resource } from '../base/resource-types'
import { dayAt } from '../base/zoned'
import { calendarDays } from '../calendar/days'
import type { DayRecords } from '../calendar/types'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import type { Day, Instant } from '../wire/base'

/** Holidays are read again after this time when the page comes back into sight, in milliseconds. */
const staleAfter = 60_000
/** Holidays are read again in this interval while the page stays in sight, in milliseconds. */
const pollInterval = 60 * 60_000
/** Holidays are read this far ahead at most, in milliseconds: a mistyped year must not read thousands of days. */
const maxAhead = 366 * 24 * 3600_000

/** The holidays that are read, and the last day of the read. */
export interface Holidays {
  readonly days: ReadonlySet<Day>
  readonly until: Day
}

interface Read extends Pick<Holidays, 'until'> {
  readonly days: ReadonlySignal<Resource<DayRecords>>
  refresh(): Promise<unknown>
}

/**
 * Reads the holidays from today to the day of the last ship-by that was asked for (decision 32). The read is repeated with
 * a later end when a ship-by lies beyond; meanwhile the holidays before it stay known.
 */
export function createHolidays(context: AreaContext) {
  const { me, zone } = context.use(session)
  // Null until the next microtask, so that the ship-bys of a first render share one read.
  const last = signal<number | null>(null)
  let latestRequested = Date.now()

  const farthest = Date.now() + maxAhead
  const dayOf = (at: number) => dayAt(Math.min(at, farthest), zone.value)
  const until = computed(() => {
    // The days of another zone could begin or end too early.
    const isZoneKnown = me.value.data !== null || me.value.failure !== null
    return isZoneKnown && last.value !== null ? dayOf(last.value) : null
  })
  const read = signal<Read | null>(null)
  context.effect(() => {
    const [end, from] = [until.value, dayAt(Date.now(), zone.value)]
    if (end === null) return
    read.value = { until: end, ...untracked(() => context.use(calendarDays, `${from}/${end}`)) }
  })
  const holidays = signal<Holidays | null>(null)
  context.effect(() => {
    const data = read.value?.days.value.data
    if (!read.value || !data) return
    const days = [...data.values()].filter(({ holiday }) => holiday).map(({ date }) => date)
    holidays.value = { days: new Set(days), until: read.value.until }
  })

  // Holidays may be set on another computer too.
  const poll = startPoll(pollInterval, async () => {
    const current = read.peek()
    if (current === null) return
    const { busy, at } = current.days.peek()
    if (!busy && at !== null && Date.now() - at >= staleAfter) await current.refresh()
  })
  context.onEnd(poll.stop)

  const applyRequested = () => {
    last.value = Math.max(latestRequested, last.peek() ?? 0)
  }
  queueMicrotask(applyRequested)

  return {
    holidays,
    /** Whether the holidays until every ship-by that was asked for are known. */
    isRead: computed(() => until.value !== null && holidays.value?.until === until.value),
    hasFailed: computed(() => (read.value?.days.value.failure ?? null) !== null),
    /** Returns whether a ship-by lies within known holidays. A ship-by beyond the longest read counts as within. */
    isWithin(shipBy: Instant, { until: end }: Holidays): boolean {
      const at = Date.parse(shipBy)
      return Number.isNaN(at) || dayOf(at) <= end
    },
    /** Reads the holidays until these ship-bys. */
    ask(shipBys: Iterable<Instant>): void {
      for (const shipBy of shipBys) latestRequested = Math.max(latestRequested, Date.parse(shipBy) || 0)
      if (last.peek() !== null) applyRequested()
    },
    /** Asks for a ship-by within a computed value, which must not change signals: the read starts in the next microtask. */
    askSoon(shipBy: Instant): void {
      const at = Date.parse(shipBy)
      if (!(at > latestRequested)) return
      latestRequested = at
      queueMicrotask(applyRequested)
    },
  }
}
