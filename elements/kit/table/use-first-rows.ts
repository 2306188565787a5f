import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { soon } from '../idle'

/** The height of a row with two lines, and of the content above the rows, in pixels. */
const rowHeight = 52
const heightAbove = 300

const rowsInWindow = () => Math.max(5, Math.ceil((innerHeight - heightAbove) / rowHeight))

/**
 * Limits the rows of the first paint to those that fill the window, because rows below it would only delay it. The other
 * rows follow when the first ones are painted, or before the page is printed. Rows that come later are not limited.
 * @param count the number of all rows
 * @returns the number of rows to render, and the height in pixels of the rows after them; null without a limit
 */
export function useFirstRows(isQuick: boolean, count: number): { count: number; room: number } | null {
  const [limit, setLimit] = useState(() => (isQuick && count > rowsInWindow() ? rowsInWindow() : null))
  useEffect(() => {
    if (limit === null) return
    const onPrint = () => flushSync(() => setLimit(null))
    soon(() => setLimit(null))
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [limit])
  return limit !== null && count > limit ? { count: limit, room: (count - limit) * rowHeight } : null
}
