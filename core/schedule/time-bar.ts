import type { CopyBudget } from './copy-budget'

const minute = 60_000
/** A pick-up that is this many times as far away as the end of the copy, or further, stands at the bar's end. */
const maxSpan = 2

/** The parts of a copy's time bar, in percent of its width. The bar is filled to the percent of the whole copy. */
export interface TimeBar {
  /** The projected end of the copy. */
  readonly end: number
  /** The last pick-up; null if the pick-up or the end is unknown. */
  readonly pickUp: number | null
}

/** The bar of a copy with an unknown end or last pick-up. */
export const plainTimeBar: TimeBar = { end: 100, pickUp: null }

/**
 * Places the projected end of a copy and its last pick-up on the part of the bar that is not filled, which is the time
 * from now on. A pick-up that has passed stands at the start of that part.
 *
 * @param copied percent of the whole copy
 */
export function timeBarOf(copied: number, minutesLeft: number, { endsAt, pickUp }: CopyBudget): TimeBar {
  const left = minutesLeft * minute
  const untilPickUp = left + pickUp - endsAt
  const span = Math.max(1, left, Math.min(untilPickUp, maxSpan * left))
  const place = (time: number) => copied + (100 - copied) * Math.min(1, Math.max(0, time / span))
  return { end: place(left), pickUp: place(untilPickUp) }
}
