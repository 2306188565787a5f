/** Rows of one line, until one has been measured. */
const supposed = 40

/** How high rows are, and so where each begins: measured where a row has been drawn, supposed elsewhere. In pixels. */
export function createSizes() {
  const known = new Map<string, number>()
  let keys: readonly string[] = []
  let usual: number | null = null
  let starts = new Float64Array(1)
  /** The starts are right up to here. */
  let sureTo = 0

  const sizeOf = (at: number) => known.get(keys[at] ?? '') ?? usual ?? supposed

  /** Where a row begins; that of the count is where the last one ends. */
  function startOf(at: number): number {
    for (; sureTo < at; sureTo++) starts[sureTo + 1] = (starts[sureTo] ?? 0) + sizeOf(sureTo)
    return starts[at] ?? 0
  }

  return {
    startOf,
    /** The rows are these from now on; what was measured of them holds. */
    follow(next: readonly string[]): void {
      keys = next
      starts = new Float64Array(keys.length + 1)
      sureTo = 0
    },
    isKnown: (at: number) => known.has(keys[at] ?? ''),
    measure(at: number, size: number): void {
      const before = sizeOf(at)
      const isOther = Math.abs(before - size) >= 0.1
      known.set(keys[at] ?? '', isOther ? size : before)
      // The first one says how high rows are here; had it changed with each, the end of the page would never rest.
      const isFirst = usual === null
      usual ??= isOther ? size : before
      if (isOther) sureTo = isFirst ? 0 : Math.min(sureTo, at)
    },
    /** The row at a height; the first or the last one beyond them. */
    rowAt(height: number): number {
      startOf(keys.length)
      let low = 0
      let high = keys.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= height) low = middle
        else high = middle - 1
      }
      return Math.max(low, 0)
    },
    /** Everything is of another height now. */
    forget(): void {
      known.clear()
      usual = null
      sureTo = 0
    },
  }
}
