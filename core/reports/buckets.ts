import { addDays, countDays, daysFrom, weekdayOf } from '../base/days'
import type { Day } from '../wire/base'
import { noCounts } from './summary'
import { reportTones } from './tones'
import type { Counts, ReportRange, ReportSummary } from './types'

export type Step = 'day' | 'week' | 'month'

/** The maximum number of bars with room for a label below each. */
const maxBars = 14
const daysOfWeek = 7

export interface Bucket {
  /** The first day of the bucket: a week's is its Monday, which may be before the range. */
  readonly from: Day
  readonly counts: Counts
  /** The number of orders, of any status. */
  readonly total: number
}

/** Returns the step of a range: days or weeks while each bar has room for its label, else months. */
export function stepOf({ from, to }: ReportRange): Step {
  if (countDays(from, to) <= maxBars) return 'day'
  return countDays(startOf(from, 'week'), to) <= maxBars * daysOfWeek ? 'week' : 'month'
}

/** Returns the days of a range in buckets, in order, including empty ones. Weeks begin on Monday. */
export function bucketsOf(days: ReportSummary['days'], range: ReportRange): Bucket[] {
  const step = stepOf(range)
  const buckets = new Map<Day, Counts>()
  for (const date of daysFrom(range.from, range.to)) {
    const from = startOf(date, step)
    buckets.set(from, sum(buckets.get(from) ?? noCounts, days.get(date) ?? noCounts))
  }
  return [...buckets].map(([from, counts]) => ({
    from,
    counts,
    total: reportTones.reduce((total, tone) => total + counts[tone], 0),
  }))
}

function sum(a: Counts, b: Counts): Counts {
  const keys = Object.keys(noCounts) as (keyof Counts)[]
  return Object.fromEntries(keys.map(key => [key, a[key] + b[key]])) as Counts
}

/** Returns the first day of the bucket of a day. */
export function startOf(date: Day, step: Step): Day {
  if (step === 'day') return date
  return step === 'week' ? addDays(date, 1 - weekdayOf(date)) : `${date.slice(0, 7)}-01`
}
