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

/** Looks at what a host wrote, and tells its developer, and nobody else: `environment: 'development'` fetches what does so. */
function inDevelopment(options: Partial<HostOptions>): void {
  isDevelopment ||= options.environment === 'development'
  if (!isDevelopment) return
  const there = import('./development/index')
  there.then(({ watchHost }) => watchHost(options), console.error)
  calls.made = (send, ...asked) =>
    there.then(
      ({ watched }) => watched(send, ...asked),
      () => send(...asked),
    )
}

/** What was read for an element that has not come by then is given up, in milliseconds. */
const longestWait = 60_000
/** It is looked so often whether one is awaited still; and for so long may one that has come wait for its words. */
const looksEvery = 5000

/**
 * Tells the page's portal where its back end is and who signs in. The first call needs `bases`, unless the
 * preloaded global gave them; a second one is live for token, locale and messages, and a fresh start for bases.
 * @throws TypeError when neither gave `bases.main`.
 */
export function configure(options: Partial<HostOptions> = {}): HostPortal {
  inDevelopment(options)
  const portal = configurePage(options as Partial<PortalOptions>)
  if (isAwaited()) readAhead(portal)
  return portal
}

/** Who is signed in is asked while the files of elements are on their way. The session is theirs once they come to hold it. */
function readAhead(portal: Portal): void {
  const giveUp = portal.prepare(session)
  const until = Date.now() + longestWait
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    timer = setTimeout(isAwaited() && Date.now() < until ? look : giveUp, looksEvery)
  }
  look()
  portal.ended.subscribe(isEnded => {
    if (isEnded) clearTimeout(timer)
  })
}

/** Whether the page waits for an element of its own portal. */
function isAwaited(): boolean {
  if (typeof document === 'undefined') return false
  return [...document.querySelectorAll(':not(:defined)')].some(
    element => element.localName.startsWith('reeldock-') && !element.closest('reeldock-session'),
  )
}

/**
 * A second, separate portal: token, store, caches and locale of its own. A `reeldock-session` holds it.
 * @throws TypeError without `bases.main`.
 */
export function createPortal(options: HostOptions): HostPortal {
  if (typeof options?.bases?.main !== 'string') throw new TypeError('createPortal: bases.main is missing')
  inDevelopment(options)
  return makePortal(options as PortalOptions)
}

/** What follows the addresses of a portal page. What it is asked before its file is there, it does then. */
export interface Router extends LoadedRouter {
  /** Fails where its file does not arrive: such a page is to be loaded again. */
  readonly ready: Promise<void>
}

/** Pages of others have elements and no routes: this file comes to the portal's page alone. */
const routerPart = lazy(() => import('./router'), 'createRouter')

/** Makes a page the portal: it alone owns routes, guards, start-up redirect, title, cookies, focus and scroll. */
export function createRouter(portal: HostPortal, options: RouterOptions): Router {
  const router = routerPart.load().then(create => create(portal as Portal, options))
  const ask = (act: (there: LoadedRouter) => void) => void router.then(act, () => undefined)
  return {
    ready: router.then(() => undefined),
    go: path => ask(there => there.go(path)),
    end: () => ask(there => there.end()),
  }
}

/** Forgets what the suite keeps in this browser and goes to the provider's sign-out page. */
export function signOut(portal: HostPortal): void {
  leave(portal as Portal)
}
