import { useDeferredValue, useState } from 'react'

/** The height of a row of the list in pixels. Rows of several lines are higher. */
const rowHeight = 56

/**
 * Returns the rows to draw. When rows follow a skeleton, those that can be in sight are drawn first, so that a slow
 * machine shows them early. The others are drawn right afterwards, without blocking the page.
 */
export function useRowsInSight<Row>(rows: readonly Row[]): readonly Row[] {
  const [isAfterSkeleton] = useState(rows.length === 0)
  const areAllDrawn = useDeferredValue(!isAfterSkeleton || rows.length > 0)
  return areAllDrawn ? rows : rows.slice(0, Math.ceil(innerHeight / rowHeight))
}
