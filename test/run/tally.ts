export interface Skipped {
  name: string
  why: string
}

export interface Tally {
  passed: number
  /** Names of what failed, for the end of the run. */
  failed: string[]
  /** Names of what passed at the second try only. */
  late: string[]
  skipped: Skipped[]
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.flatMap(tally => tally.failed),
    late: tallies.flatMap(tally => tally.late),
    skipped: tallies.flatMap(tally => tally.skipped),
  }
}

/** The line that closes every run. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
}
