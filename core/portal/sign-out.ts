import { dropAll } from '../base/storage'
import type { Portal } from './portal'

/**
 * Forgets what the suite keeps in this browser and goes to the provider's sign-out page. A page that is the portal
 * forgets more (decision 3): its router hears of it first. Of any other page nothing else is touched.
 */
export function signOut(portal: Portal): void {
  const out = portal.signOutUrl()
  portal.leaving()
  dropAll()
  portal.end()
  location.assign(out)
}
