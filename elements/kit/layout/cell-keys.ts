/** The place of a cell in a wrapping row. */
export interface CellPlace {
  /** The distance from the start side of the row. */
  readonly start: number
  readonly top: number
}

/**
 * Returns the index of the cell that a key moves to: along the row, to the row above or below, to either end; -1 for
 * other keys.
 */
export function cellAfter(key: string, index: number, places: readonly CellPlace[], isRtl: boolean): number {
  const last = places.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return Math.min(last, index + 1)
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, index - 1)
  if (key === 'ArrowUp') return inNextRow(index, places, -1)
  if (key === 'ArrowDown') return inNextRow(index, places, 1)
  return -1
}

/** Returns the nearest cell in the row above (-1) or below (1); the same cell when no such row exists. */
function inNextRow(index: number, places: readonly CellPlace[], side: -1 | 1): number {
  const from = places[index]
  if (!from) return index
  const tops = places.map(({ top }) => top).filter(top => (top - from.top) * side > 0)
  if (tops.length === 0) return index
  const row = side === 1 ? Math.min(...tops) : Math.max(...tops)
  const distance = (index: number) => Math.abs((places[index]?.start ?? 0) - from.start)
  const inRow = [...places.keys()].filter(index => places[index]?.top === row)
  return inRow.reduce((nearest, index) => (distance(index) < distance(nearest) ? index : nearest))
}
