import { dayIn, longDayTimeIn, timeOfDayIn } from '../../core/base/time'

/** Returns "17:26", with its day where that is not today. Times are epoch milliseconds. */
export function momentText(at: number, now: number, zone: string, locale: string): string {
  const [instant, today] = [at, now].map(each => new Date(each).toISOString()) as [string, string]
  return dayIn(instant, zone) === dayIn(today, zone) ? timeOfDayIn(instant, zone) : longDayTimeIn(instant, zone, locale)
}
