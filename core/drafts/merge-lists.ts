import { isEqual } from '../base/json'

/** An edit of a list: `items` replace those from index `from` to before index `to`. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly items: readonly unknown[]
}

/**
 * Returns a list with two edits applied to it. Returns null when they touch the same items or the same index, when no item would be
 * left, and for contents that are no lists.
 */
export function mergeLists(over: unknown, mine: unknown, theirs: unknown): readonly unknown[] | null {
  if (!Array.isArray(over) || !Array.isArray(mine) || !Array.isArray(theirs)) return null
  const [first, second] = [editOf(over, mine), editOf(over, theirs)].toSorted(
    (a, b) => a.from - b.from || a.to - b.to,
  ) as [Edit, Edit]
  if (first.to > second.from || first.from === second.from) return null
  const merged = [
    ...over.slice(0, first.from),
    ...first.items,
    ...over.slice(first.to, second.from),
    ...second.items,
    ...over.slice(second.to),
  ]
  // Each edit has removed the items that the other one kept: neither person wanted an empty list.
  return merged.length > 0 ? merged : null
}

/** Returns the edit between the items that both lists begin with and those that both end with. */
function editOf(over: readonly unknown[], next: readonly unknown[]): Edit {
  const maxShared = Math.min(over.length, next.length)
  let from = 0
  while (from < maxShared && isEqual(over[from], next[from])) from += 1
  let same = 0
  while (same < maxShared - from && isEqual(over[over.length - 1 - same], next[next.length - 1 - same])) same += 1
  return { from, to: over.length - same, items: next.slice(from, next.length - same) }
}
