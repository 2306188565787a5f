import type { DockBay, Pace } from './types'

/** The number of latest rises to keep. With few rises, a drop of the rate shows soon. */
const maxRises = 8
const minute = 60_000
/**
 * A copy counts as stalled after this time without a rise, or after `stalledSteps` times the duration of a percent if
 * that is longer.
 */
const stalledAfter = 3 * minute
const stalledSteps = 5
/** A shorter span of observation gives no rate. */
const minSpan = 4000
/** The time without a rise after which a copy without a rate counts as stalled. */
const stalledWithoutRate = 10 * minute

/** Stages with a percentage that shows their progress. */
const measuredStages: ReadonlySet<string> = new Set(['formatting', 'duplicating', 'verifying'])

type Observed = Pick<DockBay, 'stage' | 'percentage' | 'workOrderNo' | 'driveSerialNo'>

/**
 * Returns the pace of a bay after an observation at `at` (epoch milliseconds); null when its stage cannot be measured.
 */
export function paceAfter(before: Pace | undefined, bay: Observed, at: number): Pace | null {
  const { stage, percentage } = bay
  if (stage === null || percentage === null || !measuredStages.has(stage)) return null
  const key = `${bay.workOrderNo}/${bay.driveSerialNo}/${stage}`
  return riseOf(before, key, percentage, at)
}

/**
 * Returns the pace of any percentage after an observation at `at`; `key` identifies the measured process. At the first
 * observation, the start of a whole percentage is unknown; a fractional percentage is exact.
 */
export function riseOf(before: Pace | undefined, key: string, percentage: number, at: number): Pace {
  if (before?.key !== key || percentage < before.percentage)
    return { key, percentage, since: at, rises: Number.isInteger(percentage) ? [] : [{ at, percentage }] }
  if (percentage === before.percentage) return before
  const { rises } = before
  // An observation that comes too early replaces the last one.
  const isEarly = rises.length > 1 && at - (rises.at(-2)?.at ?? at) < minSpan
  return {
    ...before,
    percentage,
    rises: [...(isEarly ? rises.slice(0, -1) : rises), { at, percentage }].slice(-maxRises),
  }
}

/**
 * Returns the duration of a percent in milliseconds; null until two rises are known. The longest recent duration
 * counts, including the current percent, so that the next observation shows a drop of the rate. A whole percentage may
 * hide up to one more percent.
 */
export function perPercent({ rises }: Pace, now: number): number | null {
  const first = rises[0]
  const last = rises.at(-1)
  if (!first || !last || last.percentage <= first.percentage || last.at - first.at < minSpan) return null
  const more = rises.every(({ percentage }) => Number.isInteger(percentage)) ? 1 : 0
  let longest = Math.max((last.at - first.at) / (last.percentage - first.percentage), now - last.at)
  for (const { at, percentage } of rises)
    if (last.at - at >= minSpan) longest = Math.max(longest, (last.at - at) / (last.percentage - percentage + more))
  return longest
}

/**
 * Returns the minutes until the copy is verified, at least 1. Reading back is as fast as writing. The pace of
 * formatting predicts nothing about the later steps. Null without a rate.
 */
export function minutesLeft(bay: Observed, pace: Pace | null, now: number): number | null {
  if (pace === null || (bay.stage !== 'duplicating' && bay.stage !== 'verifying')) return null
  const per = perPercent(pace, now)
  const last = pace.rises.at(-1)
  if (per === null || !last) return null
  const steps = 100 - last.percentage + (bay.stage === 'duplicating' ? 100 : 0)
  const left = steps * per - Math.min(per, now - last.at)
  return Number.isFinite(left) ? Math.max(1, Math.ceil(left / minute)) : null
}

/** Returns whether the percentage has not risen for much longer than a percent took before. */
export function isStalled(pace: Pace | null, now: number): boolean {
  if (pace === null || pace.percentage >= 100) return false
  const last = pace.rises.at(-1)
  const waited = now - (last?.at ?? pace.since)
  // No timeout is shorter, so a copy that makes progress needs no rate here.
  if (waited <= stalledAfter) return false
  const usual = last ? perPercent(pace, last.at) : null
  const timeout = usual === null ? stalledWithoutRate : Math.max(stalledAfter, stalledSteps * usual)
  return waited > timeout
}
