import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { soon } from '../idle'

/** The height of a row with two lines, in pixels. */
const rowHeight = 52
/** The height of the window for each row in it, in pixels: a share of the content above the rows included. */
const windowHeight = 70

const rowsInWindow = () => Math.ceil(innerHeight / windowHeight)

/**
 * Limits the rows of the first paint to those that fill the window, because rows below it would only delay it. The other
 * rows follow when the first ones are painted, or before the page is printed. Rows that come later are not limited.
 * @param count the number of all rows
 * @returns the number of rows to render, and the height in pixels of the omitted rows after them
 */
export function useFirstRows(isQuick: boolean, count: number): { limit: number; room: number } {
  const [first, setFirst] = useState(() => (isQuick && count > rowsInWindow() ? rowsInWindow() : null))
  useLayoutEffect(() => {
    if (first === null) return
    const onPrint = () => flushSync(() => setFirst(null))
    soon(() => setFirst(null))
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [first])
  const limit = Math.min(count, first ?? count)
  return { limit, room: (count - limit) * rowHeight }
}
