import type { CopyPlan } from './copy-plan'

const minute = 60_000
const hour = 60 * minute
/** The maximum count of labels that fit beside each other. */
const maxLabels = 7
/** Hours before and after now that the axis can show. Copies and pick-ups beyond them appear in text only. */
const [hoursBack, hoursAhead] = [3, 12]

/** The hours on the axis of a plan. All times are epoch milliseconds. */
export interface PlanAxis {
  readonly from: number
  readonly to: number
  /** The full hours with a label: `from`, and later ones up to `to`. */
  readonly labels: readonly number[]
  /** Pick-ups within these hours, earliest first. */
  readonly pickUps: readonly number[]
}

/**
 * Returns the full hours around now, the copies and their pick-ups.
 * @param minutesPast minutes since the last full hour of the displayed zone
 */
export function planAxis({ copies }: CopyPlan, now: number, minutesPast: number): PlanAxis {
  const thisHour = Math.floor(now / minute) * minute - minutesPast * minute
  const hoursTo = (at: number) => (at - thisHour) / hour
  const starts = copies.flatMap(({ startsAt }) => startsAt ?? [])
  const pickUps = [...new Set(copies.flatMap(({ pickUp }) => pickUp ?? []))].sort((a, b) => a - b)
  const last = thisHour + hoursAhead * hour
  const near = [...copies.flatMap(({ endsAt }) => endsAt ?? []), ...pickUps].filter(at => at <= last)
  const first = Math.max(-hoursBack, Math.floor(Math.min(0, ...starts.map(hoursTo))))
  // The axis ends an hour later, so that it shows the time after the last pick-up.
  const end = Math.min(hoursAhead, Math.max(2, ...near.map(at => Math.floor(hoursTo(at)) + 1)))
  const [from, to] = [thisHour + first * hour, thisHour + end * hour]
  const step = [1, 2, 3, 6].find(each => (end - first) / each < maxLabels) ?? 6
  const labels = Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, index) => from + index * step * hour)
  return { from, to, labels, pickUps: pickUps.filter(at => at >= from && at <= to) }
}
