import { dropAll } from '../../core/base/storage'
import { createRouter, type Router, type RouterOptions } from '../../core/navigation/router'
import type { PortalOptions } from '../../core/portal/options'
import { configure } from '../../core/portal/page'
import { createPortal as makePortal, type Portal } from '../../core/portal/portal'
import { version } from './version'

export type { Portal, PortalOptions, Router, RouterOptions }
export { configure, createRouter, version }

/** A second, separate portal: token, store, caches and locale of its own. A `reeldock-session` holds it. */
export function createPortal(options: PortalOptions): Portal {
  return makePortal(options)
}

/** Forgets what the suite keeps in this browser and goes to the provider's sign-out page. Nothing else of the page is touched. */
export function signOut(portal: Portal): void {
  dropAll()
  portal.end()
  location.assign(portal.signOutUrl())
}
