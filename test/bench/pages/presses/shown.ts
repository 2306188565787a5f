/** Rows that are compared. */
const compared = 6

/** Theatres of the first rows, from the top. */
export function shownOf(theatres: readonly string[]): string {
  return theatres.slice(0, compared).join('\n')
}
