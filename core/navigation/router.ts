import { batch, computed, effect, signal, untracked } from '@preact/signals-core'
import { runAll } from '../base/run-all'
import { text } from '../i18n/translate'
import type { Portal } from '../portal/portal'
import { partnerType } from '../session/rules'
import { session } from '../session/store'
import { askedBefore, here, opensDialog, withoutDialog, withQuery } from './address'
import { writeChoices } from './choices'
import { cookies } from './cookies'
import { resolveRedirect } from './guards'
import { keepPage } from './page'
import { createRouterOutlet } from './router-outlet'
import { isScreen, needsAccount, plainPath, type Route, routeOf } from './routes'
import { createScrollRestoration, newEntry } from './scroll-restoration'
import { shareSignOut } from './signed-out-tabs'
import { watchMaintenance, watchStart } from './watch'
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

/** A page whose user is still unknown shows the requested screen as loading after this many milliseconds. */
const knowsBy = 1000

/**
 * Makes a page the portal: the router owns routes, guards, start-up redirect, title, cookies, focus and scroll.
 * Elements only request a path (`reeldock-navigate`) and report choices (`reeldock-view-changed`).
 * @throws TypeError without `bases.partners`, where people sign in and out; the page is unchanged then
 */
export function createRouter(portal: Portal, { outlet, navigation }: RouterOptions): Router {
  portal.signOutUrl()
  const address = signal(here())
  const opened = signal<Route | null>(null)
  const routerOutlet = createRouterOutlet(outlet, navigation)
  const scrolling = createScrollRestoration(outlet)
  /** The cause of the present path: a step, the browser's own buttons, or a change of the query. */
  let move: 'start' | 'step' | 'back' = 'start'
  /** A restart of the portal creates its stores again, so that effects must run again. */
  const who = computed(() => {
    portal.generation.value
    return portal.use(session)
  })
  const endHold = effect(() => {
    portal.generation.value
    return portal.hold(session)
  })

  /** The user is still unknown, and it is time to show something. */
  const isLate = signal(false)
  const late = setTimeout(() => {
    isLate.value = true
  }, knowsBy)

  function go(path: string, replace = false): void {
    // An address of another site is no path of the portal, in any form.
    if (!URL.canParse(path, location.href) || new URL(path, location.href).origin !== location.origin) return
    if (path !== here()) {
      scrolling.save()
      // After maintenance this tab returns to its own path, whatever path other tabs remember.
      const state = path === '/maintenance' ? { ...history.state, asked: here() } : history.state
      if (replace) history.replaceState(state, '', path)
      else history.pushState({ ...newEntry(), opensDialog: opensDialog(path) }, '', path)
      if (!replace) move = 'step'
    }
    address.value = here()
  }

  const endGuard = effect(() => {
    const me = who.value.me.value
    const access = portal.access.value
    const companyId = me.data?.user.companyId ?? ''
    const approval = who.value.registration.value
    const asked = address.value
    if (access === 'authorized' && approval !== null) welcome.note(companyId, approval)
    // A user who could not be read is neither authorized nor refused: the screen shows the error at the requested
    // address.
    const isUnread =
      access === 'unknown' && me.data === null && (me.failure !== null || isLate.value) && needsAccount(asked)
    const next = resolveRedirect(asked, {
      maintenance: portal.maintenance.value,
      access: isUnread ? 'authorized' : access,
      approval,
      partner: me.data ? partnerType(me.data.user.partner?.type) : 'Manual',
      isAdmin: who.value.admin.value,
      isWelcome: welcome.isDue(companyId),
      remembered: cookies.rememberedPath(),
    })
    cookies.rememberAccess(access)
    if (next === null) return
    // A person who follows a link and has to sign in or to wait first arrives there afterwards.
    if (isScreen(asked) && (access === 'unauthorized' || portal.maintenance.value)) cookies.rememberPath(asked)
    const isOver = plainPath(asked) === '/maintenance' && next !== '/maintenance'
    const leads = isOver ? (askedBefore() ?? next) : next
    if (leads === asked || isUnread) untracked(() => show(leads))
    else queueMicrotask(() => address.peek() === asked && go(leads, true))
  })

  function show(path: string): void {
    const url = new URL(path, location.origin)
    const route = routeOf(url.pathname)
    if (!route) return
    if (!route.open && portal.access.peek() === 'authorized') cookies.rememberPath(withoutDialog(path))
    if (route.path === '/register/approved') welcome.wasSeen()
    const isOther = routerOutlet.show(route, url.searchParams, {
      access: portal.access.peek(),
      approval: who.peek().registration.peek(),
    })
    opened.value = route
    if (move === 'step' && isOther) scrolling.reset()
    else if (move !== 'step') scrolling.restore()
    move = 'step'
  }

  const onNavigate = (event: Event) => {
    if (event.defaultPrevented) return
    const { path } = (event as CustomEvent<{ path: string }>).detail
    event.preventDefault()
    go(path.startsWith('?') ? withQuery(path) : path)
  }
  const onClosed = (event: Event) => {
    if (event.target !== routerOutlet.dialog()) return
    // The step that opened the dialog is undone; a dialog that the page came with has none.
    if ((history.state as { opensDialog?: boolean } | null)?.opensDialog) return history.back()
    go(withoutDialog(here()), true)
    // No element opened the dialog that could receive the focus.
    setTimeout(() => document.activeElement === document.body && outlet.focus({ preventScroll: true }))
  }
  const onReady = ({ target }: Event) => routerOutlet.markLoaded(target)
  const onError = (event: Event) => {
    routerOutlet.markLoaded(event.target)
    // The main read of a route has found nothing (decision 2).
    const { status } = (event as CustomEvent<{ status: number | null }>).detail
    if (event.target !== outlet.firstElementChild || status !== 404) return
    // A remembered path would redirect there again and again.
    cookies.forgetPath()
    go('/not-found', true)
  }
  const onBack = () => {
    move = 'back'
    address.value = here()
  }
  const listeners = {
    'reeldock-view-changed': writeChoices(outlet, go),
    'reeldock-navigate': onNavigate,
    'reeldock-closed': onClosed,
    'reeldock-ready': onReady,
    'reeldock-error': onError,
  }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener)
  addEventListener('popstate', onBack)
  addEventListener('pageshow', onShown)

  /** The person signed out in another tab: nothing is kept. */
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
    watchStart(portal, () => who.value),
    keepPage(portal, { outlet, opened }),
    saySessionEnded(portal, () => isElsewhere),
  ]

  return {
    go,
    end() {
      runAll(ends)
      clearTimeout(late)
      removeEventListener('popstate', onBack)
      removeEventListener('pageshow', onShown)
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener)
      scrolling.end()
      routerOutlet.clear()
    },
  }
}

/** A page that the browser restores from its cache does not know of later events, such as a sign-out. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}

/** The screen that could show the error is gone: an unauthorized user is on the landing page (section 2). */
function saySessionEnded(portal: Portal, isElsewhere: () => boolean): () => void {
  let wasIn = false
  return effect(() => {
    const access = portal.access.value
    const detail = isElsewhere() ? undefined : text('shared.sessionEndedDetail')
    if (wasIn && access === 'unauthorized') portal.notifications.notify('info', text('shared.sessionEnded'), detail)
    if (access !== 'unknown') wasIn = access === 'authorized'
  })
}
