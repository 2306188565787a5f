import type { CopyBudget } from './copy-budget'

const minute = 60_000
/** The track keeps at least half of the bar: a pick-up further away stands at the bar's end. */
const maxWidth = 200

/** The parts of a copy's time bar, in percent of its width. */
export interface TimeBar {
  /** The projected end of the copy. */
  readonly end: number
  /** The last pick-up; null where it, or the end, is not known. */
  readonly pickUp: number | null
}

/** The bar of a copy whose end or last pick-up is not known. */
export const plainTimeBar: TimeBar = { end: 100, pickUp: null }

/**
 * Places the last pick-up of a copy beside its projected end. The rest of the copy sets the scale, because when the copy
 * began is not known.
 *
 * @param copied percent of the whole copy
 */
export function timeBarOf(copied: number, minutesLeft: number, { endsAt, pickUp }: CopyBudget): TimeBar {
  const timePerPercent = (minutesLeft * minute) / Math.max(1, 100 - copied)
  const tick = Math.max(0, 100 + (pickUp - endsAt) / timePerPercent)
  const width = Math.min(maxWidth, Math.max(100, tick))
  return { end: (100 * 100) / width, pickUp: (100 * Math.min(tick, width)) / width }
}
