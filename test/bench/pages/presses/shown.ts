/** The number of compared rows. */
const compared = 6

/** Joins the theatres of the first rows to the text that is compared between contenders. */
export function joinFirst(theatres: readonly string[]): string {
  return theatres.slice(0, compared).join('\n')
}
