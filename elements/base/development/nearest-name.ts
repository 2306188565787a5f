/** The most changes of a letter by which a name still counts as misspelt, for so many letters of it. */
const lettersForChange = 3

/** " Did you mean page-size?" where one of the names is near enough to what was written, else nothing. */
export function didYouMean(written: string, names: readonly string[]): string {
  const near = nearestName(written, names)
  return near === null ? '' : ` Did you mean ${near}?`
}

/** The name that differs least from what was written, whatever its case and hyphens; null when none is near. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const plain = plainly(written)
  const most = Math.max(1, Math.floor(plain.length / lettersForChange))
  const ranked = names
    .map(name => ({ name, changes: changesBetween(plain, plainly(name)) }))
    .filter(({ changes }) => changes <= most)
    .toSorted((a, b) => a.changes - b.changes)
  return ranked[0]?.name ?? null
}

function plainly(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '')
}

/** How many letters are to be put in, left out, changed or swapped with their neighbour: the distance of Damerau and Levenshtein. */
export function changesBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(least)
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
