import { type MouseEvent, useEffect, useRef } from 'react'
import { menuDebounce } from '../../core/navigation/menu'
import { isPlain } from '../kit/is-plain'

/** What the presses on the items of all menus do; one stands over a header. */
export interface Presses {
  /** False for a press that comes within 200 ms of the one before: it does nothing more. */
  counts(): boolean
  /**
   * Follows a link of the portal in this page. Where nobody follows it, and with a key that asks for a new tab or
   * window, it is the browser's.
   */
  follow(event: MouseEvent, path: string): void
}

/** @param onGo answers true when the page goes there itself. */
export function usePresses(onGo: (path: string) => boolean): Presses {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const counts = () => {
    if (rest.current !== undefined) return false
    rest.current = setTimeout(() => {
      rest.current = undefined
    }, menuDebounce)
    return true
  }
  const follow = (event: MouseEvent, path: string) => {
    if (isPlain(event) && (!counts() || onGo(path))) event.preventDefault()
  }
  return { counts, follow }
}
