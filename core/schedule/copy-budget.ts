const minute = 60_000

/** One copy that runs: what it still needs by the rate that was observed, and the last pick-up that meets its ship-by. */
export interface RunningCopy {
  /** Until it is verified; null without a rate. */
  readonly minutesLeft: number | null
  /** Epoch milliseconds; null where there is none, or hours are not known. */
  readonly pickUp: number | null
}

/** Whether a copy is written and verified before the last pick-up that still meets its ship-by. */
export interface CopyBudget {
  readonly verdict: 'inTime' | 'late'
  /** Both in epoch milliseconds. */
  readonly endsAt: number
  readonly pickUp: number
}

/** Null where nothing can be said: without a rate, or without a pick-up. A copy that ends at the very pick-up is in time. */
export function copyBudget({ minutesLeft, pickUp }: RunningCopy, now: number): CopyBudget | null {
  if (minutesLeft === null || pickUp === null) return null
  const endsAt = now + minutesLeft * minute
  return { verdict: endsAt > pickUp ? 'late' : 'inTime', endsAt, pickUp }
}

/** The verdict on all copies that run for one order. */
export interface OrderBudget extends CopyBudget {
  /** How many end too late. */
  readonly late: number
}

/**
 * One that ends too late speaks for all: the first pick-up that is missed, and when the last of those ends. In time
 * they are only together, each with a rate: then the end is that of the last, the pick-up the first that must be met.
 */
export function orderBudget(copies: readonly RunningCopy[], now: number): OrderBudget | null {
  const budgets = copies.map(copy => copyBudget(copy, now))
  const known = budgets.filter(budget => budget !== null)
  const late = known.filter(({ verdict }) => verdict === 'late')
  if (late.length === 0 && (known.length === 0 || known.length < budgets.length)) return null
  const said = late.length > 0 ? late : known
  return {
    verdict: late.length > 0 ? 'late' : 'inTime',
    endsAt: Math.max(...said.map(({ endsAt }) => endsAt)),
    pickUp: Math.min(...said.map(({ pickUp }) => pickUp)),
    late: late.length,
  }
}
