/** The options with which a part runs its files. */
export interface RunOptions {
  /** Whether the tests of the part run one after another instead of several at a time. */
  isAlone?: boolean
  /** Full titles, joined by spaces, of the only tests to run; all tests of the files when missing. */
  titles?: readonly string[]
}

/** Returns a regular expression, as text, that matches the full titles of these tests. */
export function titlePattern(titles: readonly string[]): string {
  const escaped = titles.map(title => title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  return `(^|\\s)(${escaped.join('|')})(\\s|$)`
}
