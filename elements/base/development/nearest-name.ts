/** The number of letters for which a misspelled name may have one change. */
const lettersForChange = 3

/** Returns " Did you mean page-size?" when one of the names is similar to the written one; else an empty string. */
export function didYouMean(name: string, names: readonly string[]): string {
  const near = nearestName(name, names)
  return near === null ? '' : ` Did you mean ${near}?`
}

/** Returns the name with the fewest changes from the written one, without case and hyphens; null if none is similar. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const plain = normalize(written)
  const maxChanges = Math.max(1, Math.floor(plain.length / lettersForChange))
  const ranked = names
    .map(name => ({ name, changes: changesBetween(plain, normalize(name)) }))
    .filter(({ changes }) => changes <= maxChanges)
    .toSorted((a, b) => a.changes - b.changes)
  return ranked[0]?.name ?? null
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '')
}

/**
 * Returns the Damerau-Levenshtein distance: the number of letters to insert, remove, change or swap with their
 * neighbor.
 */
export function changesBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const fewest = Math.min(
        costAt(last, column) + 1,
        costAt(current, column - 1) + 1,
        costAt(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? costAt(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(fewest)
    }
    beforeLast = last
    last = current
  }
  return costAt(last, b.length)
}

function costAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
