const minute = 60_000

/** A running copy: the time that it needs by its observed rate, and the last pick-up that meets its ship-by. */
export interface RunningCopy {
  /** The minutes until the copy is verified; null without a rate. */
  readonly minutesLeft: number | null
  /** Epoch milliseconds; null when there is none, or the hours are unknown. */
  readonly pickUp: number | null
}

/** The verdict whether a copy is written and verified before the last pick-up that meets its ship-by. */
export interface CopyBudget {
  readonly verdict: 'inTime' | 'late'
  /** The end of the copy, in epoch milliseconds. */
  readonly endsAt: number
  /** The last pick-up, in epoch milliseconds. */
  readonly pickUp: number
}

/**
 * Returns the verdict on a copy; null without a rate or a pick-up. A copy that ends exactly at the pick-up is in time.
 */
export function copyBudget({ minutesLeft, pickUp }: RunningCopy, now: number): CopyBudget | null {
  if (minutesLeft === null || pickUp === null) return null
  const endsAt = now + minutesLeft * minute
  return { verdict: endsAt > pickUp ? 'late' : 'inTime', endsAt, pickUp }
}

/** The verdict on all running copies of one order. */
export interface OrderBudget extends CopyBudget {
  /** The number of copies that end too late. */
  readonly late: number
}

/**
 * Returns the verdict on several copies. If any copy ends too late, the verdict has the first missed pick-up and the
 * last of the late ends. The copies are in time only if all have a rate; the verdict then has the last end and the first
 * pick-up.
 */
export function orderBudget(copies: readonly RunningCopy[], now: number): OrderBudget | null {
  const budgets = copies.map(copy => copyBudget(copy, now))
  const withRate = budgets.filter(budget => budget !== null)
  const late = withRate.filter(({ verdict }) => verdict === 'late')
  if (late.length === 0 && (withRate.length === 0 || withRate.length < budgets.length)) return null
  const decisive = late.length > 0 ? late : withRate
  return {
    verdict: late.length > 0 ? 'late' : 'inTime',
    endsAt: Math.max(...decisive.map(({ endsAt }) => endsAt)),
    pickUp: Math.min(...decisive.map(({ pickUp }) => pickUp)),
    late: late.length,
  }
}
