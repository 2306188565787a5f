/**
 * Returns the page numbers to show, at most seven: the first, the last, and those around the current one; null for a
 * gap. Pages count from 1.
 */
export function pageItems(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), null, pages]
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)]
  return [1, null, ...range(page - 1, page + 1), null, pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
