import type { DockBay, Pace } from './types'

/** Rises that are kept: a drop of the rate shows after a few. */
const mostRises = 8
const minute = 60_000
/** Without a move for so long a copy counts as stalled, or for `stalledSteps` times what a percent took before. */
const stalledAfter = 3 * minute
const stalledSteps = 5
/** What is looked at in less time tells nothing of a rate. */
const shortestSpan = 4000
/** Where no rate was seen yet. */
const stalledWithoutRate = 10 * minute

/** Stages with a percentage that says how far they are. */
const measured: ReadonlySet<string> = new Set(['formatting', 'duplicating', 'verifying'])

type Seen = Pick<DockBay, 'stage' | 'percentage' | 'workOrderNo' | 'driveSerialNo'>

/** What is known of a bay's pace once it was seen like this at `at` (epoch milliseconds); null where nothing can be measured. */
export function paceAfter(before: Pace | undefined, bay: Seen, at: number): Pace | null {
  const { stage, percentage } = bay
  if (stage === null || percentage === null || !measured.has(stage)) return null
  const of = `${bay.workOrderNo}/${bay.driveSerialNo}/${stage}`
  return riseOf(before, of, percentage, at)
}

/**
 * The pace of anything that tells a percentage, once it was seen like this at `at`; `of` names what is measured.
 * Since when a percent in whole numbers stands is not known at the first look; a finer one is as it is then.
 */
export function riseOf(before: Pace | undefined, of: string, percentage: number, at: number): Pace {
  if (before?.of !== of || percentage < before.percentage)
    return { of, percentage, since: at, rises: Number.isInteger(percentage) ? [] : [{ at, percentage }] }
  if (percentage === before.percentage) return before
  const { rises } = before
  // What is told more often than can be measured takes the place of what was told last.
  const isSoon = rises.length > 1 && at - (rises.at(-2)?.at ?? at) < shortestSpan
  return {
    ...before,
    percentage,
    rises: [...(isSoon ? rises.slice(0, -1) : rises), { at, percentage }].slice(-mostRises),
  }
}

/**
 * What a percent takes, in milliseconds; null until two rises were seen. Whatever took longest of late counts at once,
 * the percent that is still to come too: a rate that drops is seen with the next look. Of a percentage in whole
 * numbers up to one more may have passed than it shows.
 */
export function perPercent({ rises }: Pace, now: number): number | null {
  const first = rises[0]
  const last = rises.at(-1)
  if (!first || !last || last.percentage <= first.percentage || last.at - first.at < shortestSpan) return null
  const more = rises.every(({ percentage }) => Number.isInteger(percentage)) ? 1 : 0
  const spans = rises
    .filter(({ at }) => last.at - at >= shortestSpan)
    .map(({ at, percentage }) => (last.at - at) / (last.percentage - percentage + more))
  return Math.max((last.at - first.at) / (last.percentage - first.percentage), now - last.at, ...spans)
}

/**
 * Minutes until the copy is verified, at least 1. What was written is read back as fast as it was written; of
 * formatting nothing follows for the steps after it. Null without a rate.
 */
export function minutesLeft(bay: Seen, pace: Pace | null, now: number): number | null {
  if (pace === null || (bay.stage !== 'duplicating' && bay.stage !== 'verifying')) return null
  const per = perPercent(pace, now)
  const last = pace.rises.at(-1)
  if (per === null || !last) return null
  const steps = 100 - last.percentage + (bay.stage === 'duplicating' ? 100 : 0)
  const left = steps * per - Math.min(per, now - last.at)
  return Number.isFinite(left) ? Math.max(1, Math.ceil(left / minute)) : null
}

/** Nothing has moved for much longer than a percent took so far. */
export function isStalled(pace: Pace | null, now: number): boolean {
  if (pace === null || pace.percentage >= 100) return false
  const last = pace.rises.at(-1)
  const usual = last ? perPercent(pace, last.at) : null
  const timeout = usual === null ? stalledWithoutRate : Math.max(stalledAfter, stalledSteps * usual)
  return now - (last?.at ?? pace.since) > timeout
}
