import { isStalled, minutesLeft, paceAfter, perPercent } from '../appliances/pace'
import type { Pace } from '../appliances/types'
import type { Composition } from '../wire/work-orders'

/** The observed pace of a download. */
export interface DownloadPace {
  readonly pace: Pace
  /** The lowest observed milliseconds per percent; null until a rate is known. */
  readonly best: number | null
}

/** The figures that a screen shows beside the percentage of a download. */
export interface DownloadRate {
  /** The observed bits per second; null until enough is observed. */
  readonly rate: number | null
  readonly minutesLeft: number | null
  /** Whether the download is at less than half of its best rate. */
  readonly isSlow: boolean
  /** Minutes without progress when the download has stalled; otherwise null. */
  readonly stalledMinutes: number | null
}

const minute = 60_000
/** The minimum count of rises from which a speed follows. */
const minRises = 4
/**
 * The pace of a copy counts two steps, writing and reading back. A download has one step, so it is measured as the
 * second.
 */
const stage = 'verifying'

type Observed = Pick<Composition, 'id' | 'download'>

/** Returns the pace after a composition was observed at `at` (epoch milliseconds); null when no download runs. */
export function downloadPaceAfter(
  before: DownloadPace | undefined,
  observed: Observed,
  at: number,
): DownloadPace | null {
  const pace = paceAfter(before?.pace, asCopy(observed), at)
  if (pace === null) return null
  if (pace === before?.pace) return before
  const best = pace.rises.length === 0 ? null : (before?.best ?? null)
  const msPerPercent = meanPerPercent(pace)
  return { pace, best: msPerPercent === null ? best : Math.min(msPerPercent, best ?? msPerPercent) }
}

/** Returns the rate in bits per second, the time that is left, and whether the download is slow or has stalled. */
export function downloadRate(observed: DownloadPace, composition: Composition, now: number): DownloadRate {
  const { pace, best } = observed
  const last = pace.rises.at(-1)
  const msPerPercent = perPercent(pace, now)
  const hasStalled = isStalled(pace, now)
  const mean = meanPerPercent(pace)
  const bits = (composition.size * 8) / 100
  return {
    rate: msPerPercent === null || hasStalled || bits <= 0 ? null : bits / (msPerPercent / 1000),
    minutesLeft: hasStalled ? null : minutesLeft(asCopy(composition), pace, now),
    isSlow: best !== null && mean !== null && mean > 2 * best,
    stalledMinutes: hasStalled ? Math.floor((now - (last?.at ?? pace.since)) / minute) : null,
  }
}

/** Returns the mean milliseconds per percent of the last rises; null until they are enough. */
function meanPerPercent({ rises }: Pace): number | null {
  const [first, last] = [rises.at(-minRises), rises.at(-1)]
  return first && last && last.percentage > first.percentage
    ? (last.at - first.at) / (last.percentage - first.percentage)
    : null
}

function asCopy({ id, download }: Observed) {
  const isInProgress = download?.status === 'in_progress'
  return {
    stage: isInProgress ? stage : null,
    percentage: isInProgress ? download.percentage : null,
    workOrderNo: null,
    driveSerialNo: id,
  }
}
