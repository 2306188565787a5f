import { batch, computed, effect, signal } from '@preact/signals-core'
import { runAll } from '../base/run-all'
import type { Portal } from '../portal/portal'
import { session } from '../session/store'
import { here, opensDialog, withoutDialog } from './address'
import { cookies } from './cookies'
import { listenToElements } from './element-events'
import { keepPage } from './page'
import { createRouterOutlet } from './router-outlet'
import { type Route, routeOf } from './routes'
import { startGuard } from './run-guards'
import { createScrollRestoration, newEntry } from './scroll-restoration'
import { shareSignOut } from './signed-out-tabs'
import { watchMaintenance, watchSessionEnd, watchStart } from './watch'
import { welcome } from './welcome'

export interface RouterOptions {
  /** The place of a route's screen: best a `<main tabindex="-1">`, which receives the focus when the screen changes. */
  readonly outlet: HTMLElement
  /** The header, which receives the present path. */
  readonly navigation?: Element
}

export interface Router {
  /** Goes to a path of the portal, guards included. */
  go(path: string): void
  end(): void
}

/**
 * Makes a page the portal: the router owns routes, guards, start-up redirect, title, cookies, focus and scroll.
 * Elements only request a path (`reeldock-navigate`) and report choices (`reeldock-view-changed`).
 * @throws TypeError without `bases.partners`, where people sign in and out; the page is unchanged then
 */
export function createRouter(portal: Portal, { outlet, navigation }: RouterOptions): Router {
  portal.signOutUrl()
  const address = signal(here())
  expectElement(routeOf(location.pathname))
  const opened = signal<Route | null>(null)
  const routerOutlet = createRouterOutlet(outlet, navigation)
  const scrolling = createScrollRestoration(outlet)
  /** The cause of the present path: a step, the browser's own buttons, or a change of the query. */
  let move: 'start' | 'step' | 'back' = 'start'
  /** A restart of the portal creates its stores again, so that effects must run again. */
  const user = computed(() => {
    portal.generation.value
    return portal.use(session)
  })
  const endHold = effect(() => {
    portal.generation.value
    return portal.hold(session)
  })

  function go(path: string, replace = false): void {
    // An address of another site is no path of the portal, in any form.
    if (!URL.canParse(path, location.href) || new URL(path, location.href).origin !== location.origin) return
    if (path !== here()) {
      scrolling.save()
      // After maintenance this tab returns to its own path, independent of the paths of other tabs.
      const state = path === '/maintenance' ? { ...history.state, asked: here() } : history.state
      if (replace) history.replaceState(state, '', path)
      else history.pushState({ ...newEntry(), opensDialog: opensDialog(path) }, '', path)
      if (!replace) move = 'step'
    }
    address.value = here()
  }

  function show(path: string): void {
    const url = new URL(path, location.origin)
    const route = routeOf(url.pathname)
    if (!route) return
    if (!route.open && portal.access.peek() === 'authorized') cookies.rememberPath(withoutDialog(path))
    if (route.path === '/register/approved') welcome.wasSeen()
    const isOther = routerOutlet.show(route, url.searchParams, {
      access: portal.access.peek(),
      approval: user.peek().registration.peek(),
    })
    opened.value = route
    if (move === 'step' && isOther) scrolling.reset()
    else if (move !== 'step') scrolling.restore()
    move = 'step'
  }

  const endGuard = startGuard({ portal, session: user, address, show, redirect: path => go(path, true) })
  const endEvents = listenToElements({ outlet, routerOutlet, go })
  const onBack = () => {
    move = 'back'
    address.value = here()
  }
  addEventListener('popstate', onBack)
  addEventListener('pageshow', onShown)

  /** Whether the person signed out in another tab. */
  let isElsewhere = false
  const ends = [
    endGuard,
    endHold,
    portal.onLeaving(() => {
      endGuard()
      scrolling.forget()
      routerOutlet.clear()
    }),
    shareSignOut(portal, () => {
      isElsewhere = true
      scrolling.forget()
      batch(() => {
        portal.signedOut()
        go('/home', true)
      })
    }),
    watchMaintenance(portal),
    watchStart(portal, () => user.value),
    keepPage(portal, { outlet, opened }),
    watchSessionEnd(portal, () => isElsewhere),
  ]

  return {
    go,
    end() {
      runAll(ends)
      endEvents()
      removeEventListener('popstate', onBack)
      removeEventListener('pageshow', onShown)
      scrolling.end()
      routerOutlet.clear()
    },
  }
}

/**
 * Tells the loader which element the first path needs, so that its files load while the account is read. The guards may
 * still lead elsewhere.
 */
function expectElement(route: Route | null): void {
  if (route !== null) document.dispatchEvent(new CustomEvent('reeldock-expected', { detail: route.element }))
}

/** A page that the browser restores from its cache does not know of later events, such as a sign-out. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}
