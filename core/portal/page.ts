import { signal } from '@preact/signals-core'
import { fromPreloaded, type PortalOptions, withSharedToken } from './options'
import { createPortal, type Portal } from './portal'
import { nothingShared, type SharedByBundles, share, sharedOptions } from './shared'

/** The state that the page's portals share, one portal for each bundle. */
interface SharedPage extends SharedByBundles {
  /** One listener for each bundle, which is called when `configure` is called in any bundle. */
  readonly listeners: Set<(changes: Partial<PortalOptions>) => void>
}

const sharedKey = Symbol.for('reeldock.1')

function sharedPage(): SharedPage {
  const page = globalThis as { [sharedKey]?: Partial<SharedPage> }
  page[sharedKey] ??= {}
  // An older version on the page may have created the state without newer fields.
  return Object.assign(page[sharedKey], { ...nothingShared(), listeners: new Set(), ...page[sharedKey] })
}

const pagePortal = signal<Portal | null>(null)
let listening = false

/** Returns the page's portal; null until `configure` was called or the preloaded global was found. */
export function thePagePortal(): typeof pagePortal {
  const shared = sharedPage()
  if (!listening) {
    listening = true
    shared.listeners.add(changes => {
      const portal = pagePortal.peek()
      if (portal && !portal.ended.peek()) portal.local.configure(changes)
      else startPortal()
    })
  }
  if (pagePortal.peek() === null) {
    const preloaded = fromPreloaded((globalThis as { __REELDOCK__?: unknown }).__REELDOCK__)
    if (shared.options === null && preloaded) share(shared, withSharedToken(preloaded))
    startPortal()
  }
  return pagePortal
}

function startPortal(): void {
  const shared = sharedPage()
  const options = sharedOptions(shared)
  if (options) pagePortal.value = createPortal(options, shared)
}

/**
 * Configures the page's portal: where its server is and who signs in. The first call needs `bases`, unless the
 * preloaded global has them. Later, a changed token, locale or message applies at once, and other bases restart the
 * portal.
 * @throws TypeError when neither the options nor the global have `bases.main`
 */
export function configure(given: Partial<PortalOptions>): Portal {
  const portal = thePagePortal()
  const shared = sharedPage()
  // All bundles share one token request.
  const changes = withSharedToken(given, shared.askToken)
  const options = { ...sharedOptions(shared), ...changes }
  if (typeof options.bases?.main !== 'string') throw new TypeError('configure: bases.main is missing')
  share(shared, options as PortalOptions)
  // The listener of this bundle creates the portal when there is none.
  for (const listener of shared.listeners) listener(changes)
  return portal.peek() as Portal
}
