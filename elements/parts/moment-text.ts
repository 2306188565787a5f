import { dayIn, longDayTimeIn, timeOfDayIn } from '../../core/base/time'

/** Returns the time of an instant, with its day unless it is today: "17:26". Both times are epoch milliseconds. */
export function momentText(at: number, now: number, zone: string, locale: string): string {
  const [instant, today] = [at, now].map(each => new Date(each).toISOString()) as [string, string]
  return dayIn(instant, zone) === dayIn(today, zone) ? timeOfDayIn(instant, zone) : longDayTimeIn(instant, zone, locale)
}
