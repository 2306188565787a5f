import { Failure } from '../base/errors'
import type { Http } from '../http/http'
import type { CalendarDay } from '../wire/calendar'
import { saveDay, startHoliday } from './api'
import { changesOf, dayWith, nothing, planOf, samePlan } from './rules'
import { countOpen, leftOf, uncovered } from './stretches'
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

/** What takes a save back. */
export interface Undoing extends Found {
  /** Days that are not any more what the save made of them: they stay as they are. */
  readonly skipped: readonly string[]
  /** What of the save is still to be taken back, once so many days were written. */
  left(written: readonly Written[]): readonly Written[]
}

/** A day without a record that becomes a holiday is made, everything else is put; somebody may have been first. */
async function writeDay(http: Http, org: string, day: CalendarDay, known: KnownDays): Promise<CalendarDay> {
  if (!day.holiday || known.has(day.date)) return (await saveDay(http, org, day)) ?? day
  try {
    return (await startHoliday(http, day.date)) ?? day
  } catch (thrown) {
    if (!(thrown instanceof Failure) || thrown.status !== 409) throw thrown
    return (await saveDay(http, org, day)) ?? day
  }
}

/** One after the other: each is told as it is written, so that what was written before a failure is known. */
export async function writeDays(
  http: Http,
  org: string,
  { days, known }: Found,
  tell: (written: Written) => void,
): Promise<void> {
  for (const day of days) {
    const after = { ...(await writeDay(http, org, day, known)), date: day.date }
    tell({ before: known.get(day.date) ?? dayWith(day.date, nothing), after })
  }
}

/** What stretches with plans change: each day once, as the later ones want it. */
export async function findChanges(plans: readonly Stretch[], today: string, read: Read): Promise<Found> {
  const known = new Map<string, CalendarDay>()
  for (const { from, to } of plans) for (const [date, day] of await read(from, to)) known.set(date, day)
  return { days: uncovered(plans).flatMap(({ from, to, plan }) => changesOf(from, to, plan, known, today)), known }
}

/** How many days some stretches want something of. */
export function countWanted(plans: readonly Stretch[], today: string): number {
  return countOpen(uncovered(plans), today)
}

/** Left out are the days that are so again already, and those that somebody changed since. */
export async function findUndo(step: readonly Written[], read: Read): Promise<Undoing> {
  const { from, to } = spanOf(step.map(({ before }) => before))
  const known = await read(from, to)
  const now = ({ before }: Written) => planOf(known.get(before.date))
  const changed = step.filter(each => !samePlan(now(each), planOf(each.before)))
  const isOurs = (each: Written) => samePlan(now(each), planOf(each.after))
  const ours = changed.filter(isOurs)
  return {
    days: ours.map(({ before }) => before),
    known,
    skipped: changed.filter(each => !isOurs(each)).map(({ before }) => before.date),
    left(written) {
      const done = new Set(written.map(({ after }) => after.date))
      return ours.filter(({ before }) => !done.has(before.date))
    },
  }
}

/** From the first of some days to the last. */
export function spanOf(days: readonly { readonly date: string }[]): Span {
  const dates = days.map(({ date }) => date).sort()
  return { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
}
