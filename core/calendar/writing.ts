import { Failure } from '../base/errors'
import type { Http } from '../http/http'
import type { CalendarDay } from '../wire/calendar'
import { saveDay, startHoliday } from './api'
import { changesOf, planOf, samePlan } from './rules'
import { leftOf, uncovered } from './stretches'
import type { KnownDays, Span, Stretch } from './types'

export { leftOf }

/** A day that was written: as it was, and as it became. */
export interface Written {
  readonly before: CalendarDay
  readonly after: CalendarDay
}

type Read = (from: string, to: string) => Promise<KnownDays>

/** What is to be written, and what is known of these days. */
export interface Found {
  readonly days: CalendarDay[]
  readonly known: KnownDays
}

/** A day without a record that becomes a holiday is made, everything else is put; somebody may have been first. */
export async function writeDay(http: Http, org: string, day: CalendarDay, known: KnownDays): Promise<CalendarDay> {
  if (!day.holiday || known.has(day.date)) return (await saveDay(http, org, day)) ?? day
  try {
    return (await startHoliday(http, day.date)) ?? day
  } catch (thrown) {
    if (!(thrown instanceof Failure) || thrown.status !== 409) throw thrown
    return (await saveDay(http, org, day)) ?? day
  }
}

/** What stretches with plans change: each day once, as the later ones want it. */
export async function findChanges(plans: readonly Stretch[], today: string, read: Read): Promise<Found> {
  const known = new Map<string, CalendarDay>()
  for (const { from, to } of plans) for (const [date, day] of await read(from, to)) known.set(date, day)
  return { days: uncovered(plans).flatMap(({ from, to, plan }) => changesOf(from, to, plan, known, today)), known }
}

/**
 * What takes a save back. Left out are the days that are so again already, and of those the `skipped` too: they are
 * not any more what the save made of them, and stay as they are.
 */
export async function findUndo(step: readonly Written[], read: Read): Promise<Found & { skipped: readonly string[] }> {
  const { from, to } = spanOf(step.map(({ before }) => before))
  const known = await read(from, to)
  const now = ({ before }: Written) => planOf(known.get(before.date))
  const changed = step.filter(each => !samePlan(now(each), planOf(each.before)))
  const isOurs = (each: Written) => samePlan(now(each), planOf(each.after))
  const days = changed.filter(isOurs).map(({ before }) => before)
  return { days, known, skipped: changed.filter(each => !isOurs(each)).map(({ before }) => before.date) }
}

/** From the first of some days to the last. */
export function spanOf(days: readonly { readonly date: string }[]): Span {
  const dates = days.map(({ date }) => date).sort()
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
}
