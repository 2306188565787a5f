import type { Plan } from './records'

export interface PlanPoint<Stage extends string> {
  /** Null after every stage has ended. The outcome of the plan holds then. */
  stage: Stage | null
  /**
   * The percentage of the stage, below 100; after the last stage, 100. It is in ten-thousandths of a percent, because a
   * slow drive changes by little between two reads.
   */
  percentage: number
  endsAt: number | null
}

/** The steps of one percent, to which percentages are rounded. */
const stepsPerPercent = 10_000

/** Returns the stage and the percentage of a plan at a time. */
export function planAt<Stage extends string>(plan: Plan<Stage, string>, now: number): PlanPoint<Stage> {
  let startedAt = plan.startedAt
  for (const { stage, endsAt } of plan.stages) {
    if (now < endsAt) {
      const parts = Math.round(((now - startedAt) * stepsPerPercent * 100) / (endsAt - startedAt))
      return { stage, percentage: Math.min(100 * stepsPerPercent - 1, Math.max(0, parts)) / stepsPerPercent, endsAt }
    }
    startedAt = endsAt
  }
  return { stage: null, percentage: 100, endsAt: null }
}

export function endOf(plan: Plan<string, string>): number {
  return plan.stages.at(-1)?.endsAt ?? plan.startedAt
}

/** Returns a plan of consecutive stages; the lengths are milliseconds. */
export function planOf<Stage extends string, Outcome extends string>(
  startedAt: number,
  lengths: readonly (readonly [Stage, number])[],
  outcome: Outcome,
): Plan<Stage, Outcome> {
  let endsAt = startedAt
  const stages = lengths.map(([stage, length]) => {
    endsAt += Math.round(length)
    return { stage, endsAt }
  })
  return { startedAt, stages, outcome }
}

/** Returns the earliest of the given times; null without one. */
export function earliest(times: Iterable<number | null>): number | null {
  let first: number | null = null
  for (const time of times) if (time !== null && (first === null || time < first)) first = time
  return first
}
