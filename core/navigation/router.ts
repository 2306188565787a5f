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
  /** Where the screen of a route goes: best a `<main tabindex="-1">`, which takes the focus when another screen comes. */
  readonly outlet: HTMLElement
  /** The header, which is told the path that is open. */
  readonly navigation?: Element
}

export interface Router {
  /** Goes to a path of the portal, guards included. */
  go(path: string): void
  end(): void
}

/** A page that still does not know who is there shows the screen that was asked for, on its way, after so many milliseconds. */
const knowsBy = 1000

/**
 * Makes a page the portal: it alone owns routes, guards, start-up redirect, title, cookies, focus and scroll.
 * Elements only say where they want to go (`reeldock-navigate`) and what was chosen (`reeldock-view-changed`).
 * @throws TypeError without `bases.partners`, where people sign in and out; nothing is left on the page then.
 */
export function createRouter(portal: Portal, { outlet, navigation }: RouterOptions): Router {
  portal.signOutUrl()
  const address = signal(here())
  const opened = signal<Route | null>(null)
  const routerOutlet = createRouterOutlet(outlet, navigation)
  const scrolling = createScrollRestoration(outlet)
  /** How the path that is open was come to: by a step, by the browser's own buttons, or it only changed its query. */
  let move: 'start' | 'step' | 'back' = 'start'
  /** A fresh start of the portal makes its stores anew: whoever looks at one looks again. */
  const who = computed(() => {
    portal.generation.value
    return portal.use(session)
  })
  const endHold = effect(() => {
    portal.generation.value
    return portal.hold(session)
  })

  /** Nobody has said yet who is there, and it is time to show something. */
  const isLate = signal(false)
  const late = setTimeout(() => {
    isLate.value = true
  }, knowsBy)

  function go(path: string, replace = false): void {
    // Another site is no path of the portal, however it is written.
    if (!URL.canParse(path, location.href) || new URL(path, location.href).origin !== location.origin) return
    if (path !== here()) {
      scrolling.save()
      // Whom maintenance keeps out gets to where this tab was, whatever others remember.
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
    // A user who could not be read is neither in nor out: the screen says what is wrong, at the address that was asked for.
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
    // Whoever comes by a link and has to sign in or to wait first gets there afterwards.
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
    // The step that opened it is undone; a dialog that the page came with has none.
    if ((history.state as { opensDialog?: boolean } | null)?.opensDialog) return history.back()
    go(withoutDialog(here()), true)
    // There is no place that opened it, to which the focus could go back.
    setTimeout(() => document.activeElement === document.body && outlet.focus({ preventScroll: true }))
  }
  const onReady = ({ target }: Event) => routerOutlet.markLoaded(target)
  const onError = (event: Event) => {
    routerOutlet.markLoaded(event.target)
    // The read that a route stands on: what it was about is not there (decision 2).
    const { status } = (event as CustomEvent<{ status: number | null }>).detail
    if (event.target !== outlet.firstElementChild || status !== 404) return
    // Remembered, it would be led to again and again.
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

  /** Signed out in another tab, on purpose: nothing is kept. */
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

/** A page that the browser kept as it was knows nothing of what happened since, be it that its person has signed out. */
function onShown({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}

/** The screen that could say so is gone: an unauthorized user is on the landing page (section 2). */
function saySessionEnded(portal: Portal, isElsewhere: () => boolean): () => void {
  let wasIn = false
  return effect(() => {
    const access = portal.access.value
    const detail = isElsewhere() ? undefined : text('shared.sessionEndedDetail')
    if (wasIn && access === 'unauthorized') portal.notifications.notify('info', text('shared.sessionEnded'), detail)
    if (access !== 'unknown') wasIn = access === 'authorized'
  })
}
