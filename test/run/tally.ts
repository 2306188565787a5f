export interface Skipped {
  name: string
  why: string
}

/** A test that ran, with its own time in milliseconds. */
export interface Ran {
  name: string
  milliseconds: number
}

/** The files and title of a failure, for its retry. */
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
  /** Missing when a retry is impossible, such as after a failed set-up. */
  place?: Place
  /** Whether the test was left out because a test or hook before it failed. */
  wasLeftOut?: boolean
}

export interface Tally {
  passed: number
  failed: Failure[]
  /** Names of tests that failed first and passed on the retry; they count as passed. */
  flaky: string[]
  skipped: Skipped[]
  ran: Ran[]
}

export const nothing = (): Tally => ({ passed: 0, failed: [], flaky: [], skipped: [], ran: [] })

/** Returns a tally with one failure and nothing else. */
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

/** Returns the number of tests: passed, failed and skipped. */
export const found = ({ passed, failed, skipped }: Tally): number => passed + failed.length + skipped.length

interface Counted {
  passed: number
  failed: readonly unknown[]
  skipped: readonly unknown[]
}

/** Returns the closing line of a run. */
export function closingLine({ passed, failed, skipped }: Counted): string {
  return `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`
}
