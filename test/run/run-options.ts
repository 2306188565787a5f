/** How a part of the tests runs its files. */
export interface RunOptions {
  /** Whether its tests run one after another instead of some at a time. */
  isAlone?: boolean
  /** Full titles, joined by spaces, of the only tests to run; all tests of the files when missing. */
  titles?: readonly string[]
}

/** A regular expression, as text, that the full titles of these tests match. */
export function titlePattern(titles: readonly string[]): string {
  const escaped = titles.map(title => title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return `(^|\\s)(${escaped.join('|')})(\\s|$)`
}
