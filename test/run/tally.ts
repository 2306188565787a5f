export interface Skipped {
  name: string
  why: string
}

/** One test that ran, with its own time in milliseconds. */
export interface Ran {
  name: string
  milliseconds: number
}

/** Where the tests behind a failure stand, so that they can run once more. */
export interface Place {
  /** Paths of test files in the repository. */
  files: readonly string[]
  /** The titles of the test from the outermost `describe` on, joined by spaces; every test of the files when missing. */
  title?: string | undefined
}

/** A test, or a whole part, that failed. */
export interface Failure {
  name: string
  /** The first lines of the error, in one line. */
  reason?: string | undefined
  /** Missing when nothing can run once more, such as after a failed set-up. */
  place?: Place
  /** Whether it was left out because a test or hook before it failed. */
  wasLeftOut?: boolean
}

export interface Tally {
  passed: number
  failed: Failure[]
  /** Names of tests that failed first and passed when they ran once more; they count as passed. */
  flaky: string[]
  skipped: Skipped[]
  ran: Ran[]
}

export const nothing = (): Tally => ({ passed: 0, failed: [], flaky: [], skipped: [], ran: [] })

/** A tally that holds one failure and nothing else. */
export const broken = (name: string, reason?: string): Tally => ({ ...nothing(), failed: [{ name, reason }] })

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, tally) => total + tally.passed, 0),
    failed: tallies.flatMap(tally => tally.failed),
    flaky: tallies.flatMap(tally => tally.flaky),
    skipped: tallies.flatMap(tally => tally.skipped),
    ran: tallies.flatMap(tally => tally.ran),
  }
}

/** The number of tests that were found: passed, failed and skipped. */
export const found = ({ passed, failed, skipped }: Tally): number => passed + failed.length + skipped.length

interface Counted {
  passed: number
  failed: readonly unknown[]
  skipped: readonly unknown[]
}

/** The line that closes every run. */
export function closingLine({ passed, failed, skipped }: Counted): string {
  return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
}
