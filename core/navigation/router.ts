import { effect, signal } from '@preact/signals-core'
import words from '../i18n/en/shell'
import { registerMessages, translator } from '../i18n/translate'
import type { Portal } from '../portal/portal'
import { partnerType } from '../session/rules'
import { session } from '../session/store'
import { cookies } from './cookies'
import { leadsTo } from './guards'
import { dialogs, pathFor, type Route, routeOf } from './routes'

export interface RouterOptions {
  /** Where the screen of a route goes. */
  readonly outlet: Element
  /** The header, which is told the path that is open. */
  readonly navigation?: Element
}

export interface Router {
  /** Goes to a path of the portal, guards included. */
  go(path: string): void
  end(): void
}

/** Choices that are the same place looked at differently: they change the address, but are no step back. */
const noStep: ReadonlySet<string> = new Set(['search', 'page-size'])

/**
 * Makes a page the portal: it alone owns routes, guards, start-up redirect, title and cookies.
 * Elements only say where they want to go (`reeldock-navigate`) and what was chosen (`reeldock-view-changed`).
 */
export function createRouter(portal: Portal, { outlet, navigation }: RouterOptions): Router {
  registerMessages('en', words)
  const address = signal(here())
  let opened: HTMLElement | null = null
  const release = portal.hold(session)
  const who = portal.use(session)

  function go(path: string, replace = false): void {
    // Another site is no path of the portal, however it is written.
    if (!URL.canParse(path, location.href) || new URL(path, location.href).origin !== location.origin) return
    if (path !== here()) history[replace ? 'replaceState' : 'pushState'](null, '', path)
    address.value = here()
  }

  const endGuard = effect(() => {
    const me = who.me.value
    const access = portal.access.value
    const next = leadsTo(address.value, {
      maintenance: portal.options.value.maintenance === true,
      // A user who could not be read is neither in nor out: the screen says what went wrong.
      access: access === 'unknown' && me.failure && me.data === null ? 'authorized' : access,
      partner: partnerType(me.data?.user.partner?.type),
      remembered: cookies.rememberedPath(),
    })
    cookies.rememberAccess(access)
    if (next === null) return
    if (next !== address.value) queueMicrotask(() => go(next, true))
    else show(address.value)
  })

  function show(path: string): void {
    const url = new URL(path, location.origin)
    const route = routeOf(url.pathname)
    if (!route) return
    if (!route.open) cookies.rememberPath(path)
    const dialog = dialogs.get(url.searchParams.get('dialog') ?? '') ?? null
    const views = route.views ?? []
    const said = [...url.searchParams].filter(([name]) => views.includes(name))
    const wanted = new Map([...said, ...Object.entries(route.attributes)])
    const tag = `reeldock-${route.element}`
    const shown = outlet.firstElementChild
    const element = shown?.localName === tag ? shown : document.createElement(tag)
    for (const name of views) if (!wanted.has(name)) element.removeAttribute(name)
    for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    if (element !== shown) outlet.replaceChildren(element)
    navigation?.setAttribute('path', route.path)
    // An account that is not found is signed in all the same, and must be able to leave.
    const isStranger = portal.access.peek() === 'not-found'
    navigation?.toggleAttribute('sign-out-only', route.signOutOnly === true || isStranger)
    showDialog(dialog)
    title(route)
  }

  /** One dialog at most, beside the outlet, so that it stays when the route under it changes. Closed it stays too: it gives the focus back. */
  function showDialog(name: string | null): void {
    if (name === null) {
      opened?.removeAttribute('open')
      return
    }
    if (opened?.localName !== `reeldock-${name}`) {
      opened?.remove()
      opened = null
    }
    opened ??= document.createElement(`reeldock-${name}`)
    opened.toggleAttribute('open', true)
    if (!opened.isConnected) outlet.after(opened)
  }

  function title(route: Route): void {
    const { locale = 'en', messages } = portal.options.peek()
    document.title = `${translator(locale, messages)(route.title)} · Reeldock`
  }

  const onView = (event: Event) => {
    const element = outlet.firstElementChild
    const route = routeOf(location.pathname)
    if (event.target !== element || !element || !route) return
    const said = (event as CustomEvent<{ name: string }>).detail
    const views = (route.views ?? []).filter(name => element.hasAttribute(name))
    const attributes = new Map(views.map(name => [name, element.getAttribute(name) ?? '']))
    const { path, rest } = pathFor(route, attributes)
    const query = new URLSearchParams([...rest]).toString()
    go(query === '' ? path : `${path}?${query}`, noStep.has(said.name))
  }
  const onNavigate = (event: Event) => {
    const { path } = (event as CustomEvent<{ path: string }>).detail
    event.preventDefault()
    go(path.startsWith('?') ? withQuery(path) : path)
  }
  const onClosed = (event: Event) => {
    if (event.target !== opened) return
    const url = new URL(location.href)
    url.searchParams.delete('dialog')
    go(url.pathname + url.search)
  }
  const onError = (event: Event) => {
    // The read that a route stands on: what it was about is not there (decision 2).
    const { status } = (event as CustomEvent<{ status: number | null }>).detail
    if (event.target === outlet.firstElementChild && status === 404) go('/not-found', true)
  }
  const onBack = () => {
    address.value = here()
  }
  // Who signs out at the portal leaves nothing behind for whoever comes next (decision 3).
  const endLeaving = portal.onLeaving(() => {
    cookies.forgetPath()
    try {
      localStorage.clear()
      sessionStorage.clear()
    } catch {
      // Storage is forbidden here: nothing was kept.
    }
  })
  addEventListener('popstate', onBack)
  document.addEventListener('reeldock-view-changed', onView)
  document.addEventListener('reeldock-navigate', onNavigate)
  document.addEventListener('reeldock-closed', onClosed)
  document.addEventListener('reeldock-error', onError)

  return {
    go,
    end() {
      endGuard()
      endLeaving()
      release()
      removeEventListener('popstate', onBack)
      document.removeEventListener('reeldock-view-changed', onView)
      document.removeEventListener('reeldock-navigate', onNavigate)
      document.removeEventListener('reeldock-closed', onClosed)
      document.removeEventListener('reeldock-error', onError)
      opened?.remove()
      outlet.replaceChildren()
    },
  }
}

/** This address with more in its query. */
function withQuery(query: string): string {
  const url = new URL(location.href)
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

function here(): string {
  return location.pathname + location.search
}
