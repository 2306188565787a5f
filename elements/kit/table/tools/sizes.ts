/** How high rows are, and so where each begins: measured where a row has been drawn, supposed elsewhere. In pixels. */
export interface Sizes {
  readonly count: number
  /** The rows are these from now on, by key; what was measured of them holds. */
  follow(keys: readonly string[]): void
  isKnown(at: number): boolean
  /** Says whether anything is different now. */
  measure(at: number, size: number): boolean
  /** Where a row begins; that of `count` is where the last one ends. */
  startOf(at: number): number
  /** The row at a height; the first or the last one beyond them. */
  rowAt(height: number): number
  /** Everything is of another height now. */
  forget(): void
}

/** Rows of one line, until one has been measured. */
const supposed = 40

export function createSizes(): Sizes {
  let known = new Map<string, number>()
  let keys: readonly string[] = []
  /** No row is known to be of another height than usual: each begins where so many usual ones end. */
  let isEven = true
  let starts = new Float64Array(0)
  let usual: number | null = null
  /** The starts are right up to here. */
  let sureTo = 0

  const sizeOf = (at: number) => known.get(keys[at] ?? '') ?? usual ?? supposed
  function startOf(at: number): number {
    const end = Math.min(Math.max(at, 0), keys.length)
    if (isEven) return end * (usual ?? supposed)
    for (let row = sureTo; row < end; row++) starts[row + 1] = (starts[row] ?? 0) + sizeOf(row)
    sureTo = Math.max(sureTo, end)
    return starts[end] ?? 0
  }

  function restart(): void {
    if (!isEven) starts = new Float64Array(keys.length + 1)
    sureTo = 0
  }

  return {
    get count() {
      return keys.length
    },
    follow(next) {
      keys = next
      restart()
    },
    isKnown: at => known.has(keys[at] ?? ''),
    measure(at, size) {
      const key = keys[at]
      if (key === undefined) return false
      const before = sizeOf(at)
      const isOther = Math.abs(before - size) >= 0.1
      known.set(key, isOther ? size : before)
      // The first one says how high rows are here; had it changed with each, the end of the page would never rest.
      if (usual === null) usual = known.get(key) ?? null
      else if (isOther && isEven) {
        isEven = false
        restart()
      } else if (isOther) sureTo = Math.min(sureTo, at)
      return isOther
    },
    startOf,
    rowAt(height) {
      if (isEven) return Math.max(Math.min(Math.floor(height / (usual ?? supposed)), keys.length - 1), 0)
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
    forget() {
      known = new Map()
      usual = null
      isEven = true
    },
  }
}
