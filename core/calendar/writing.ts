import type { Http } from '../http/http'
import type { CalendarDay } from '../wire/calendar'
import { saveDay, startHoliday } from './api'
import { dayWith, nothing, planOf, samePlan } from './rules'
import type { AskedDays } from './types'

/** A day that was written: as it was, and as it became. */
export interface Written {
  readonly before: CalendarDay
  readonly after: CalendarDay
}

export type Undoing = ReturnType<typeof findUndo>

/** A day without a record that becomes a holiday is made, everything else is put, with the version that it was read with. */
async function writeDay(http: Http, org: string, day: CalendarDay, before: CalendarDay | null): Promise<CalendarDay> {
  if (!day.holiday || before) {
    const version = before?.version
    return (await saveDay(http, org, version ? { ...day, version } : day)) ?? day
  }
  return (await startHoliday(http, day.date)) ?? day
}

/** One after the other, until it is ended: each is told as it is written, so that it is known though another one fails. */
export async function writeDays(
  http: Http,
  org: string,
  days: readonly CalendarDay[],
  now: AskedDays,
  onWritten: (written: Written) => void,
  ended: AbortSignal,
): Promise<void> {
  for (const day of days) {
    ended.throwIfAborted()
    const before = now.get(day.date)?.record ?? null
    const after = { ...(await writeDay(http, org, day, before)), date: day.date }
    onWritten({ before: before ?? dayWith(day.date, nothing), after })
  }
}

/** What takes a save back. Left out are the days that are so again already, and those that somebody changed since. */
export function findUndo(step: readonly Written[], now: AskedDays) {
  const planNow = ({ before }: Written) => planOf(now.get(before.date)?.record)
  const changed = step.filter(each => !samePlan(planNow(each), planOf(each.before)))
  const isOurs = (each: Written) => samePlan(planNow(each), planOf(each.after))
  return {
    days: changed.filter(isOurs).map(({ before: { date }, before }) => dayWith(date, planOf(before))),
    /** Days that are not any more what the save made of them: they stay as they are. */
    skipped: changed.filter(each => !isOurs(each)).map(({ before }) => before.date),
  }
}
