export interface Place {
  /** −1 is the head. */
  readonly row: number
  /** Among the columns that are shown. */
  readonly column: number
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Rows that are in sight at once. */
  readonly page: number
  readonly hasHead: boolean
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
}

/** Where a key leads in a grid; null for one that leads nowhere. At an edge it stays. */
export function placeByKey({ key, ctrlKey }: Pressed, from: Place, size: GridSize, rightToLeft: boolean): Place | null {
  const { row, column } = from
  const last = size.rows - 1
  const top = size.hasHead ? -1 : 0
  const within = (place: Place): Place => ({
    row: Math.max(top, Math.min(place.row, last)),
    column: Math.max(0, Math.min(place.column, size.columns - 1)),
  })
  const aside = rightToLeft ? -1 : 1
  if (ctrlKey && key !== 'Home' && key !== 'End') return null
  switch (key) {
    case 'ArrowRight':
      return within({ row, column: column + aside })
    case 'ArrowLeft':
      return within({ row, column: column - aside })
    case 'ArrowDown':
      return within({ row: row + 1, column })
    case 'ArrowUp':
      return within({ row: row - 1, column })
    case 'Home':
      return within({ row: ctrlKey ? 0 : row, column: 0 })
    case 'End':
      return within({ row: ctrlKey ? last : row, column: size.columns - 1 })
    case 'PageDown':
      return within({ row: row + size.page, column })
    case 'PageUp':
      return within({ row: Math.max(row - size.page, 0), column })
    default:
      return null
  }
}
