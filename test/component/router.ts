import { createRouter, type Router } from '../../core/navigation/router'
import type { PortalOptions } from '../../core/portal/options'
import { createPortal, type Portal } from '../../core/portal/portal'
import type { ScenarioName } from '../../core/testing/scenarios'
import { createTestBackend, type TestBackend } from '../../core/testing/test-backend'
import { until } from './wait'

const home = location.href
/** Test pages that run at the same time are portals of their own: none signs another out. */
const partners = `https://${crypto.randomUUID()}.reeldock.test`

/** This page as the portal: the router over an outlet and a header, with a back end of its own. */
export interface RoutedPage {
  readonly backend: TestBackend
  readonly portal: Portal
  readonly router: Router
  readonly main: HTMLElement
  readonly outlet: HTMLElement
  readonly navigation: HTMLElement
  shown(): Element | null
  at(path: string): Promise<void>
  /** An element says something; answers false when it was taken up. */
  say(name: string, detail: unknown, from?: Element | null): boolean | undefined
  choose(name: string, value: string): void
  end(): void
}

export function here(): string {
  return location.pathname + location.search
}

export function routedPage(
  path: string,
  scenario: ScenarioName = 'small',
  more: Partial<PortalOptions> = {},
  backend: TestBackend = createTestBackend({ scenario, now: '2026-11-19T15:00:00Z', bases: { partners } }),
): RoutedPage {
  history.replaceState(null, '', path)
  const portal = createPortal({ ...backend.options, ...more })
  const main = document.createElement('main')
  const outlet = document.createElement('div')
  outlet.tabIndex = -1
  const navigation = document.createElement('header')
  main.append(navigation, outlet)
  document.body.append(main)
  const router = createRouter(portal, { outlet, navigation })
  const shown = () => outlet.firstElementChild
  const say: RoutedPage['say'] = (name, detail, from = shown()) =>
    from?.dispatchEvent(
      new CustomEvent(`reeldock-${name}`, { bubbles: true, composed: true, cancelable: true, detail }),
    )
  return {
    backend,
    portal,
    router,
    main,
    outlet,
    navigation,
    shown,
    say,
    at: asked => until(() => here() === asked && shown() !== null, `at ${asked}, not ${here()}`),
    choose(name, value) {
      shown()?.setAttribute(name, value)
      say('view-changed', { name, value })
    },
    end() {
      router.end()
      portal.end()
      backend.close()
      main.remove()
      history.replaceState(null, '', home)
      forgetPage()
    },
  }
}

export function cookie(name: string): string | null {
  const value = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
  return value ? decodeURIComponent(value.slice(name.length + 1)) : null
}

/** Forgets what the portal page keeps in the browser. */
export function forgetPage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser of Baseline 2024
  for (const name of ['reeldock_auth', 'reeldock_path']) document.cookie = `${name}=; path=/; max-age=0`
  localStorage.clear()
  sessionStorage.clear()
}
