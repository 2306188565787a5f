import { environment } from '../base/environment'
import { hasStored, removeAllStored } from '../base/storage'
import { draftsAt, draftsOf } from '../drafts/kept-drafts'
import { configure, thePagePortal } from './page'
import type { Portal } from './portal'

/** Something is typed and not saved, here or in this browser's storage, which a sign-out would delete. */
export function hasUnsaved(portal: Portal): boolean {
  const account = portal.account()
  const drafts = account === null ? draftsAt(portal.options.peek().bases.main) : draftsOf(account)
  return portal.isUnkept() || hasStored(drafts)
}

/**
 * Forgets what the suite keeps in this browser and goes to the provider's sign-out page, where `bases.partners` says
 * which that is; else nobody is signed in from then on. A portal beside the page's forgets its account's drafts alone:
 * others may have typed, too. A page that is the portal forgets more (decision 3): its router hears of it first. Of any
 * other page nothing else is touched.
 */
export function signOut(portal: Portal): void {
  const isPage = portal === thePagePortal().peek()
  const account = portal.account()
  const hasProviderPage = portal.options.peek().bases.partners
  portal.leaving()
  if (hasProviderPage) portal.end()
  else {
    // In every bundle of the page.
    if (isPage) configure({ token: () => null })
    portal.signedOut()
  }
  if (isPage) removeAllStored()
  else if (account !== null) removeAllStored(draftsOf(account))
  if (hasProviderPage) environment.leave(portal.signOutUrl())
}
