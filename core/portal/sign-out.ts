import { dropAll } from '../base/storage'
import type { Portal } from './portal'

/**
 * Forgets what the suite keeps in this browser and goes to the provider's sign-out page, where `bases.partners` says
 * which that is. A page that is the portal forgets more (decision 3): its router hears of it first. Of any other page
 * nothing else is touched.
 */
export function signOut(portal: Portal): void {
  portal.leaving()
  dropAll()
  portal.end()
  if (portal.options.peek().bases.partners) location.assign(portal.signOutUrl())
}
