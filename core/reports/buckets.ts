import { addDays, countDays, daysFrom, weekdayOf } from '../base/days'
import type { Day } from '../wire/base'
import type { DayCounts, ReportRange } from './types'

export type Step = 'day' | 'week' | 'month'

/** Bars that can still be told apart on a narrow page. */
const mostBars = 31
const daysOfWeek = 7

export interface Bucket {
  /** Its first day within the range. */
  readonly from: Day
  readonly counts: ReadonlyMap<string, number>
  readonly total: number
}

/** How long a range is drawn: by day as long as its bars can be told apart, then by week, then by month. */
export function stepOf({ from, to }: ReportRange): Step {
  const days = countDays(from, to)
  return days <= mostBars ? 'day' : days <= mostBars * daysOfWeek ? 'week' : 'month'
}

/** The days of a range in their buckets, in order; one without orders is there too. Weeks begin on Monday. */
export function bucketsOf(days: DayCounts, range: ReportRange): Bucket[] {
  const step = stepOf(range)
  const buckets = new Map<string, { from: Day; counts: Map<string, number>; total: number }>()
  for (const date of daysFrom(range.from, range.to)) {
    const name = startOf(date, step)
    const bucket = buckets.get(name) ?? { from: date, counts: new Map<string, number>(), total: 0 }
    buckets.set(name, bucket)
    for (const [status, count] of days.get(date) ?? []) {
      bucket.counts.set(status, (bucket.counts.get(status) ?? 0) + count)
      bucket.total += count
    }
  }
  return [...buckets.values()]
}

function startOf(date: Day, step: Step): string {
  if (step === 'day') return date
  return step === 'week' ? addDays(date, 1 - weekdayOf(date)) : date.slice(0, 7)
}
