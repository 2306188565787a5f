/** Steps that all repeated events of a file share, so that many of them keep the page free as one does. */
export interface Budget {
  /** Returns whether there are still so many steps, and uses them. */
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
