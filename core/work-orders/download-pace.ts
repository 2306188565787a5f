import { isStalled, minutesLeft, paceAfter, perPercent } from '../appliances/pace'
import type { Pace } from '../appliances/types'
import type { Composition } from '../wire/work-orders'

/** How a download was seen to come in. */
export interface DownloadPace {
  readonly pace: Pace
  /** Milliseconds a percent when it was fastest; null until a rate was seen. */
  readonly best: number | null
}

/** What is told of a download beside its percentage. */
export interface DownloadRate {
  /** Bits per second, as observed; null until it was. */
  readonly rate: number | null
  readonly minutesLeft: number | null
  /** Comes in at less than half of its best. */
  readonly isSlow: boolean
  /** So many minutes without anything, where that is unusual; else null. */
  readonly stillFor: number | null
}

const minute = 60_000
/** Fewer rises tell too little of how fast it was. */
const telling = 4
/** A download comes in once: the one step of a copy that is written and not read back. */
const stage = 'verifying'

type Seen = Pick<Composition, 'id' | 'download'>

/** What is known once a composition was seen like this at `at` (epoch milliseconds); null where nothing comes in. */
export function downloadPaceAfter(before: DownloadPace | undefined, seen: Seen, at: number): DownloadPace | null {
  const pace = paceAfter(before?.pace, asCopy(seen), at)
  if (pace === null) return null
  if (pace === before?.pace) return before
  const best = pace.rises.length === 0 ? null : (before?.best ?? null)
  const per = steady(pace)
  return { pace, best: per === null ? best : Math.min(per, best ?? per) }
}

/** The rate is that of whole percents of the composition's size, and what is left follows from it. */
export function downloadRate(known: DownloadPace, composition: Composition, now: number): DownloadRate {
  const { pace, best } = known
  const last = pace.rises.at(-1)
  const per = perPercent(pace, now)
  const still = isStalled(pace, now)
  const mean = steady(pace)
  const bits = (composition.size * 8) / 100
  return {
    rate: per === null || still || bits <= 0 ? null : bits / (per / 1000),
    minutesLeft: still ? null : minutesLeft(asCopy(composition), pace, now),
    isSlow: best !== null && mean !== null && mean > 2 * best,
    stillFor: still ? Math.floor((now - (last?.at ?? pace.since)) / minute) : null,
  }
}

/** Milliseconds a percent over the rises that are kept; null until there are enough. */
function steady({ rises }: Pace): number | null {
  const [first, last] = [rises.at(-telling), rises.at(-1)]
  return first && last && last.percentage > first.percentage
    ? (last.at - first.at) / (last.percentage - first.percentage)
    : null
}

function asCopy({ id, download }: Seen) {
  const isComing = download?.status === 'in_progress'
  return {
    stage: isComing ? stage : null,
    percentage: isComing ? download.percentage : null,
    workOrderNo: null,
    driveSerialNo: id,
  }
}
