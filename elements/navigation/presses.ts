import { type MouseEvent, useEffect, useRef } from 'react'
import { menuDebounce } from '../../core/navigation/menu'
import { isPlain } from '../kit/is-plain'

/** The actions of presses on the items of all menus; there is one for each header. */
export interface Presses {
  /** False for a press that comes within 200 ms of the one before: it does nothing more. */
  counts(): boolean
  /**
   * Follows a link of the portal in this page. When no page handles it, or with a key for a new tab or window, the
   * browser follows it.
   */
  follow(event: MouseEvent, path: string): void
}

/** @param onGo returns true when the page navigates itself */
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
