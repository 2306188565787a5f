import { createRouter, type Router, type RouterOptions } from '../../core/navigation/router'
import type { PortalOptions } from '../../core/portal/options'
import { configure } from '../../core/portal/page'
import { createPortal as makePortal, type Portal } from '../../core/portal/portal'
import { signOut } from '../../core/portal/sign-out'
import { version } from './version'

export type { Portal, PortalOptions, Router, RouterOptions }
export { configure, createRouter, signOut, version }

/** A second, separate portal: token, store, caches and locale of its own. A `reeldock-session` holds it. */
export function createPortal(options: PortalOptions): Portal {
  return makePortal(options)
}
