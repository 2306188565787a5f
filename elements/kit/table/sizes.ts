/** The assumed height of a row, until one has been measured. */
const assumedSize = 40

/** Rows by their index. Keys are asked for one by one, because most rows are never rendered. */
export interface RowKeys {
  readonly count: number
  keyAt(index: number): string
}

export type Sizes = ReturnType<typeof createSizes>

/**
 * Creates a store of row heights and positions, in pixels. Heights are measured for rendered rows and assumed for
 * others.
 */
export function createSizes() {
  const measured = new Map<string, number>()
  /** The keys of rows whose measured height is not the assumed one. While there are none, positions are products. */
  const uneven = new Set<string>()
  let keys: RowKeys = { count: 0, keyAt: () => '' }
  let firstSize: number | null = null
  let starts = new Float64Array(1)
  /** The index up to which the starts are valid. */
  let validTo = 0

  const evenSize = () => firstSize ?? assumedSize

  /** Returns the start of the row at an index. For the index after the last row, returns the end of the last row. */
  function startOf(index: number): number {
    if (uneven.size === 0) return index * evenSize()
    if (starts.length <= keys.count) starts = new Float64Array(keys.count + 1)
    for (; validTo < index; validTo++)
      starts[validTo + 1] = (starts[validTo] ?? 0) + (measured.get(keys.keyAt(validTo)) ?? evenSize())
    return starts[index] ?? 0
  }

  return {
    startOf,
    /** Sets the rows. Measured heights are kept. */
    follow(next: RowKeys): void {
      keys = next
      validTo = 0
    },
    isKnown: (index: number) => measured.has(keys.keyAt(index)),
    measure(index: number, size: number): void {
      const key = keys.keyAt(index)
      const before = measured.get(key) ?? evenSize()
      const isOther = Math.abs(before - size) >= 0.1
      const next = isOther ? size : before
      measured.set(key, next)
      // The first measured height is the assumed height of all others. Updating it with each row would keep changing
      // the height of the page.
      const isFirst = firstSize === null
      firstSize ??= next
      if (next === firstSize) uneven.delete(key)
      else uneven.add(key)
      if (isOther) validTo = isFirst ? 0 : Math.min(validTo, index)
    },
    /** Returns the index of the row at a position in pixels; outside all rows, that of the first or last row. */
    rowAt(height: number): number {
      let low = 0
      let high = keys.count - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (startOf(middle) <= height) low = middle
        else high = middle - 1
      }
      return Math.max(low, 0)
    },
    /** Forgets all measured heights. */
    forget(): void {
      measured.clear()
      uneven.clear()
      firstSize = null
      validTo = 0
    },
  }
}
