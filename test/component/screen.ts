import type { PortalOptions } from '../../core/portal/options'
import { createPortal, type Portal } from '../../core/portal/portal'
import { createTestBackend, type TestBackend, type TestBackendOptions } from '../../core/testing/test-backend'
import '../../elements/session/index'
import { after } from './wait'

export interface Screen {
  /** The element, inside a session of its own. */
  element: HTMLElement
  portal: Portal
  backend: TestBackend
  /** Events of the element so far, by name. */
  heard(name: string): unknown[]
  /** Takes all of it away. */
  end(): Promise<void>
}

interface ScreenOptions extends TestBackendOptions {
  attributes?: Record<string, string>
  portal?: Partial<PortalOptions>
  /** Called before the element is there. */
  before?(backend: TestBackend): void
}

/** Thursday 19 November 2026, 09:00 in Chicago. */
export const now = '2026-11-19T15:00:00Z'

/** Puts an element on the page, before a back end of its own. Its tag must be defined. */
export function open(tag: string, { attributes = {}, portal: more, before, ...options }: ScreenOptions = {}): Screen {
  const backend = createTestBackend({ now, ...options })
  before?.(backend)
  const portal = createPortal({ ...backend.options, ...more })
  const session = Object.assign(document.createElement('reeldock-session'), { portal })
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const events: Event[] = []
  const hear = (event: Event) => events.push(event)
  for (const name of [
    'ready',
    'error',
    'navigate',
    'view-changed',
    'dirty-changed',
    'session-ended',
    'calendar-saved',
    'drives-saved',
    'closed',
    'report-downloaded',
    'work-order-opened',
    'service-areas-submitted',
    'registration-submitted',
  ])
    session.addEventListener(`reeldock-${name}`, hear)
  session.append(element)
  document.body.append(session)
  return {
    element,
    portal,
    backend,
    heard: name => events.filter(({ type }) => type === `reeldock-${name}`).map(event => (event as CustomEvent).detail),
    async end() {
      session.remove()
      await after(20)
      portal.end()
      backend.close()
    },
  }
}
