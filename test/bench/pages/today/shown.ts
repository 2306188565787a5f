/** Rows that are compared: no window of the bench is so low that they are not all in sight. */
const compared = 8
const parts =
  '.group-name, .group-size, .order-link, .drive-figures > span, .deadline-at, .composition-steps > .quiet-text'

/** What the first of these rows say, be they orders, heads of groups or opened ones: by their place, from the top. */
export function shownIn(rows: Iterable<Element>): string {
  return [...rows]
    .map(row => ({ row, top: row.getBoundingClientRect().top }))
    .toSorted((a, b) => a.top - b.top)
    .slice(0, compared)
    .map(({ row }) => [...row.querySelectorAll(parts)].map(({ textContent }) => textContent).join(' | '))
    .join('\n')
}
