/** The number of compared rows; every window of the bench shows them all. */
const compared = 8
const parts =
  '.group-name, .group-size, .order-link, .drive-figures > span, .deadline-at, .composition-steps > .quiet-text'

/** Returns the texts of the first rows from the top: orders, heads of groups and opened rows. */
export function shownIn(rows: Iterable<Element>): string {
  return [...rows]
    .map(row => ({ row, top: row.getBoundingClientRect().top }))
    .toSorted((a, b) => a.top - b.top)
    .slice(0, compared)
    .map(({ row }) => [...row.querySelectorAll(parts)].map(({ textContent }) => textContent).join(' | '))
    .join('\n')
}
