import { environment } from '../base/environment'
import { hasStored, removeAllStored } from '../base/storage'
import { draftsAt, draftsOf } from '../drafts/kept-drafts'
import { configure, thePagePortal } from './page'
import type { Portal } from './portal'

/** Returns whether there are unsaved edits, here or in this browser's storage, which a sign-out would delete. */
export function hasUnsaved(portal: Portal): boolean {
  const account = portal.account()
  const drafts = account === null ? draftsAt(portal.options.peek().bases.main) : draftsOf(account)
  return portal.isUnkept() || hasStored(drafts)
}

/**
 * Deletes the data of the package in this browser and goes to the provider's sign-out page, if `bases.partners` names
 * one; else the person is signed out from then on. A portal beside the page's deletes the drafts of its account only,
 * since others may have edits too. In a page that is the portal, its router is notified first and deletes more
 * (decision 3). Nothing else of a page is changed.
 */
export function signOut(portal: Portal): void {
  const isPage = portal === thePagePortal().peek()
  const account = portal.account()
  const hasProviderPage = portal.options.peek().bases.partners
  portal.leaving()
  if (hasProviderPage) portal.end()
  else {
    // Applies to all bundles of the page.
    if (isPage) configure({ token: () => null })
    portal.signedOut()
  }
  if (isPage) removeAllStored()
  else if (account !== null) removeAllStored(draftsOf(account))
  if (hasProviderPage) environment.leave(portal.signOutUrl())
}
