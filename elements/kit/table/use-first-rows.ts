import { useEffect, useState } from 'react'
import { soon } from '../idle'

/** The height of rows with two lines, and of a page above them, in pixels: a first paint fills the window with rows. */
const twoLines = 60
const aboveRows = 240

const rowsInWindow = () => Math.max(5, Math.ceil((innerHeight - aboveRows) / twoLines))

/**
 * Limits the rows of the first paint, because rows below the window would only delay it. The other rows follow when the
 * first ones are painted.
 * @param count the number of all rows
 * @returns the number of rows to render; null once all are rendered
 */
export function useFirstRows(isQuick: boolean, count: number): number | null {
  const [limit, setLimit] = useState(() => (isQuick ? rowsInWindow() : null))
  const isLimited = limit !== null && count > limit
  useEffect(() => {
    if (isLimited) soon(() => setLimit(null))
  }, [isLimited])
  return isLimited ? limit : null
}
