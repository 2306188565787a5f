import { type MouseEvent, useEffect, useRef } from 'react'
import { menuDebounce } from '../../core/navigation/menu'
import { isPlain } from '../kit/is-plain'

/** The handling of presses on the items of all menus of one header. */
export interface Presses {
  /** Returns whether a press counts. A press within 200 ms of the previous one must have no effect. */
  counts(): boolean
  /**
   * Follows a link of the portal in this page. When no page handles it, or with a key for a new tab or window, the
   * browser follows it.
   */
  follow(event: MouseEvent, path: string): void
}

/** @param onGo returns true when the page navigates itself */
export function usePresses(onGo: (path: string) => boolean): Presses {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const counts = () => {
    if (timer.current !== undefined) return false
    timer.current = setTimeout(() => {
      timer.current = undefined
    }, menuDebounce)
    return true
  }
  const follow = (event: MouseEvent, path: string) => {
    if (isPlain(event) && (!counts() || onGo(path))) event.preventDefault()
  }
  return { counts, follow }
}
