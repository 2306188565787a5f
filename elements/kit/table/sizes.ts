/** The assumed height of a row, until one has been measured. */
const assumedSize = 40

/**
 * Creates a store of row heights and positions, in pixels. Heights are measured for rendered rows and assumed for
 * others.
 */
export function createSizes() {
  const measured = new Map<string, number>()
  let keys: readonly string[] = []
  let firstSize: number | null = null
  let starts = new Float64Array(1)
  /** The index up to which the starts are valid. */
  let validTo = 0

  const sizeOf = (index: number) => measured.get(keys[index] ?? '') ?? firstSize ?? assumedSize

  /** Returns the start of the row at an index. For the index after the last row, returns the end of the last row. */
  function startOf(index: number): number {
    for (; validTo < index; validTo++) starts[validTo + 1] = (starts[validTo] ?? 0) + sizeOf(validTo)
    return starts[index] ?? 0
  }

  return {
    startOf,
    /** Sets the rows. Measured heights are kept. */
    follow(next: readonly string[]): void {
      keys = next
      starts = new Float64Array(keys.length + 1)
      validTo = 0
    },
    isKnown: (index: number) => measured.has(keys[index] ?? ''),
    measure(index: number, size: number): void {
      const before = sizeOf(index)
      const isOther = Math.abs(before - size) >= 0.1
      measured.set(keys[index] ?? '', isOther ? size : before)
      // The first measured height is the assumed height of all others. Updating it with each row would keep changing
      // the height of the page.
      const isFirst = firstSize === null
      firstSize ??= isOther ? size : before
      if (isOther) validTo = isFirst ? 0 : Math.min(validTo, index)
    },
    /** Returns the index of the row at a position in pixels; outside all rows, that of the first or last row. */
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
    /** Forgets all measured heights. */
    forget(): void {
      measured.clear()
      firstSize = null
      validTo = 0
    },
  }
}
