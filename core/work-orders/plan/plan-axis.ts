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
 * Returns the axis for a plan: it covers now, and the copies and pick-ups as far as it can show them.
 * @param minutesPast minutes since the last full hour of the displayed zone
 */
export function planAxis({ copies }: CopyPlan, now: number, minutesPast: number): PlanAxis {
  const thisHour = Math.floor(now / minute) * minute - minutesPast * minute
  // Offsets are hours since this full hour.
  const offsetOf = (at: number) => (at - thisHour) / hour
  const starts = copies.flatMap(({ startsAt }) => startsAt ?? [])
  const pickUps = [...new Set(copies.flatMap(({ pickUp }) => pickUp ?? []))].sort((a, b) => a - b)
  const ends = [...copies.flatMap(({ endsAt }) => endsAt ?? []), ...pickUps]
  const shownEnds = ends.filter(at => at <= thisHour + hoursAhead * hour)
  const startOffset = Math.max(-hoursBack, Math.floor(Math.min(0, ...starts.map(offsetOf))))
  // The axis ends at the full hour after the last copy or pick-up, so that it shows some time after them.
  const endOffset = Math.min(hoursAhead, Math.max(2, ...shownEnds.map(at => Math.floor(offsetOf(at)) + 1)))
  const [from, to] = [thisHour + startOffset * hour, thisHour + endOffset * hour]
  const step = [1, 2, 3, 6].find(each => (endOffset - startOffset) / each < maxLabels) ?? 6
  const labels = Array.from(
    { length: Math.floor((endOffset - startOffset) / step) + 1 },
    (_, index) => from + index * step * hour,
  )
  return { from, to, labels, pickUps: pickUps.filter(at => at >= from && at <= to) }
}
