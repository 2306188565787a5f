import { lazy } from '../../core/base/lazy'
import { calls } from '../../core/portal/calls'
import type { Observed } from '../../core/portal/observe'
import type { HostOptions, HostPortal, PortalOptions } from '../../core/portal/options'
import { configure as configurePage } from '../../core/portal/page'
import { createPortal as makePortal, type Portal } from '../../core/portal/portal'
import { signOut as leave } from '../../core/portal/sign-out'
import { session } from '../../core/session/store'
import type { Router as LoadedRouter, RouterOptions } from './router'
import { version } from './version'

export type { HostOptions as PortalOptions, HostPortal as Portal, Observed, RouterOptions }
export { version }

let isDevelopment = false

/**
 * Checks the options of a host and warns its developer, after `environment: 'development'` was set. Only then the code
 * of the checks is loaded.
 */
function inDevelopment(options: Partial<HostOptions>): void {
  isDevelopment ||= options.environment === 'development'
  if (!isDevelopment) return
  const development = import('./development/index')
  development.then(({ watchHost }) => watchHost(options), console.error)
  calls.send = (send, ...args) =>
    development.then(
      ({ watched }) => watched(send, ...args),
      () => send(...args),
    )
}

/** The time in milliseconds after which data that was read ahead for a missing element is released. */
const maxWait = 60_000
/**
 * The interval in milliseconds at which the page is checked for awaited elements, and the time that a loaded element
 * has to load its texts.
 */
const pollInterval = 5000

/**
 * Configures the page's portal. The first call needs `bases`, unless the preloaded global has them. A later call
 * changes token, locale and messages at once; other bases start a new portal.
 * @throws TypeError when neither has `bases.main`.
 */
export function configure(options: Partial<HostOptions> = {}): HostPortal {
  inDevelopment(options)
  const portal = configurePage(options as Partial<PortalOptions>)
  if (isAwaited()) readAhead(portal)
  return portal
}

/** Reads the session while the files of elements are loading, until the elements hold it themselves. */
function readAhead(portal: Portal): void {
  const giveUp = portal.prepare(session)
  const until = Date.now() + maxWait
  let timer: ReturnType<typeof setTimeout>
  const poll = () => {
    timer = setTimeout(isAwaited() && Date.now() < until ? poll : giveUp, pollInterval)
  }
  poll()
  portal.ended.subscribe(isEnded => {
    if (isEnded) clearTimeout(timer)
  })
}

/** Returns whether the page waits for an element of its own portal. */
function isAwaited(): boolean {
  if (typeof document === 'undefined') return false
  return [...document.querySelectorAll(':not(:defined)')].some(
    element => element.localName.startsWith('reeldock-') && !element.closest('reeldock-session'),
  )
}

/**
 * Creates a second, separate portal with its own token, stores, caches and locale, for a `reeldock-session`.
 * @throws TypeError without `bases.main`.
 */
export function createPortal(options: HostOptions): HostPortal {
  if (typeof options?.bases?.main !== 'string') throw new TypeError('createPortal: bases.main is missing')
  inDevelopment(options)
  return makePortal(options as PortalOptions)
}

/** The router of a portal page. Calls that come before its file has loaded wait for it. */
export interface Router extends LoadedRouter {
  /** Resolves when the router has loaded; rejects when its file fails to load, and then the page must be reloaded. */
  readonly ready: Promise<void>
}

/** Only the portal's own page loads the router: host pages have elements and no routes. */
const routerPart = lazy(() => import('./router'), 'createRouter')

/** Makes a page the portal: it alone owns routes, guards, start-up redirect, title, cookies, focus and scroll. */
export function createRouter(portal: HostPortal, options: RouterOptions): Router {
  const router = routerPart.load().then(create => create(portal as Portal, options))
  const callLater = (act: (loaded: LoadedRouter) => void) => void router.then(act, () => undefined)
  return {
    ready: router.then(() => undefined),
    go: path => callLater(loaded => loaded.go(path)),
    end: () => callLater(loaded => loaded.end()),
  }
}

/** Removes the suite's data from this browser and goes to the sign-out page of the identity provider. */
export function signOut(portal: HostPortal): void {
  leave(portal as Portal)
}
