import { useEffect, useReducer } from 'react'
import { thePagePortal } from '../../../core/portal/page'
import type { Portal } from '../../../core/portal/portal'
import { nearestSession, portalChanged, sessionTag } from './nearest'
import { ownPortal } from './own-portal'

/** Milliseconds until an element without a portal logs a warning, which the page logs only once. */
const timeout = 5000
let warned = false

/**
 * Returns the portal that an element belongs to; null while it has none. Components call it while they track signals.
 */
export function usePortal(element: HTMLElement): Portal | null {
  const [, update] = useReducer((count: number) => count + 1, 0)
  const page = thePagePortal().value
  const session = nearestSession(element)
  const portal = session ? ownPortal(session.portal) : page

  useEffect(() => {
    if (!session) return
    session.addEventListener(portalChanged, update)
    void customElements.whenDefined(sessionTag).then(update)
    return () => session.removeEventListener(portalChanged, update)
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
