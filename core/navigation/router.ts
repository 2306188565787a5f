import { effect, signal } from '@preact/signals-core'
import { translator } from '../i18n/translate'
import type { Portal } from '../portal/portal'
import { partnerType } from '../session/rules'
import { session } from '../session/store'
import { cookies } from './cookies'
import { leadsTo } from './guards'
import { pathFor, type Route, routeOf } from './routes'

export interface RouterOptions {
  /** Where the screen of a route goes. */
  readonly outlet: Element
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
export function createRouter(portal: Portal, { outlet }: RouterOptions): Router {
  const address = signal(here())
  const release = portal.hold(session)
  const who = portal.use(session)

  function go(path: string, replace = false): void {
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
    const wanted = new Map([...Object.entries(route.attributes), ...url.searchParams])
    const tag = `reeldock-${route.element}`
    const shown = outlet.firstElementChild
    const element = shown?.localName === tag ? shown : document.createElement(tag)
    for (const name of attributesOf(element)) if (!wanted.has(name)) element.removeAttribute(name)
    for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    if (element !== shown) outlet.replaceChildren(element)
    title(route)
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
    const attributes = new Map(attributesOf(element).map(name => [name, element.getAttribute(name) ?? '']))
    const { path, rest } = pathFor(route, attributes)
    const query = new URLSearchParams([...rest]).toString()
    go(query === '' ? path : `${path}?${query}`, noStep.has(said.name))
  }
  const onNavigate = (event: Event) => {
    const { path } = (event as CustomEvent<{ path: string }>).detail
    event.preventDefault()
    go(path)
  }
  const onBack = () => {
    address.value = here()
  }
  addEventListener('popstate', onBack)
  document.addEventListener('reeldock-view-changed', onView)
  document.addEventListener('reeldock-navigate', onNavigate)

  return {
    go,
    end() {
      endGuard()
      release()
      removeEventListener('popstate', onBack)
      document.removeEventListener('reeldock-view-changed', onView)
      document.removeEventListener('reeldock-navigate', onNavigate)
      outlet.replaceChildren()
    },
  }
}

/** Attributes that are a view of the element: its own ones, not those that every element has. */
function attributesOf(element: Element): string[] {
  return element
    .getAttributeNames()
    .filter(name => !['id', 'class', 'style', 'locale', 'theme', 'lang', 'dir'].includes(name))
}

function here(): string {
  return location.pathname + location.search
}
