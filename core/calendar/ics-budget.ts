/**
 * A number of steps that all repeated events of a file share, so that a file with many of them does not block the page.
 */
export interface Budget {
  /** Uses steps, and returns whether enough of them were left. */
  readonly take: (steps: number) => boolean
  readonly isSpent: () => boolean
}

export function createBudget(steps: number): Budget {
  let left = steps
  return {
    take(count) {
      left -= count
      return left >= 0
    },
    isSpent: () => left < 0,
  }
}
