/** The number of compared rows. */
const compared = 6

/** Returns the theatres of the first rows, from the top. */
export function shownOf(theatres: readonly string[]): string {
  return theatres.slice(0, compared).join('\n')
}
