import { isEqual } from '../base/json'

/** Items from one place to another gave way to these. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly items: readonly unknown[]
}

/** A list with both edits of it; null where they touch the same items or the same place, where nothing would be left, or where it is no list. */
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
  // Each kept what the other took away: nobody wanted an empty list.
  return merged.length > 0 ? merged : null
}

/** What differs between the items that both begin with, and those that both end with. */
function editOf(over: readonly unknown[], next: readonly unknown[]): Edit {
  const most = Math.min(over.length, next.length)
  let from = 0
  while (from < most && isEqual(over[from], next[from])) from += 1
  let same = 0
  while (same < most - from && isEqual(over[over.length - 1 - same], next[next.length - 1 - same])) same += 1
  return { from, to: over.length - same, items: next.slice(from, next.length - same) }
}
