export interface Skipped {
  name: string
  why: string
}

/** One test that ran, with its own time in milliseconds. */
export interface Ran {
  name: string
  milliseconds: number
}

export interface Tally {
  passed: number
  /** Names of what failed, for the end of the run. */
  failed: string[]
  skipped: Skipped[]
  ran: Ran[]
}

export const nothing = (): Tally => ({ passed: 0, failed: [], skipped: [], ran: [] })

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.flatMap(tally => tally.failed),
    skipped: tallies.flatMap(tally => tally.skipped),
    ran: tallies.flatMap(tally => tally.ran),
  }
}

/** Tests that were found, whatever became of them. */
export const found = ({ passed, failed, skipped }: Tally): number => passed + failed.length + skipped.length

/** The line that closes every run. */
export function closingLine({ passed, failed, skipped }: Pick<Tally, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
}
