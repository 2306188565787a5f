import { useEffect, useReducer } from 'react'
import { thePagePortal } from '../../../core/portal/page'
import type { Portal } from '../../../core/portal/portal'
import { nearestSession, portalChanged, sessionTag } from './nearest'
import { ownPortal } from './own-portal'

/** An element that has no portal after this many milliseconds says so once in the console. */
const timeout = 5000
let warned = false

/** The portal that an element belongs to; null until there is one. To be called where signals are read. */
export function usePortal(element: HTMLElement): Portal | null {
  const [, look] = useReducer((count: number) => count + 1, 0)
  const page = thePagePortal().value
  const session = nearestSession(element)
  const portal = session ? ownPortal(session.portal) : page

  useEffect(() => {
    if (!session) return
    session.addEventListener(portalChanged, look)
    void customElements.whenDefined(sessionTag).then(look)
    return () => session.removeEventListener(portalChanged, look)
  }, [session])

  useEffect(() => {
    if (portal) return
    const timer = setTimeout(() => {
      if (warned) return
      warned = true
      console.warn(
        `reeldock: <${element.localName}> is waiting for configure({ bases, token }) or for the portal of its reeldock-session (no_configure)`,
      )
    }, timeout)
    return () => clearTimeout(timer)
  }, [portal, element])

  return portal
}
