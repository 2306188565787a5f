import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { addTo } from '../base/add-to'
import { listen } from '../base/environment'
import type { Http } from '../http/http'
import { createNotifications } from '../notifications/notifications'
import { areaContext } from './area-context'
import { createContainer } from './container'
import { createIdentity } from './identity'
import { notifyObserver, type ObserverEvent } from './observe'
import { effectOf, type HostPortal, type PortalOptions, withSharedToken } from './options'
import { createPortalHttp } from './portal-http'
import { nothingShared, type Peer, share, sharedOptions } from './shared'

export type Portal = ReturnType<typeof createPortal>

let lastId = 0

/**
 * Creates a portal with its own token, stores, caches and locale.
 * @param shared the state that it shares with the portals of other bundles on the page
 */
export function createPortal(initial: PortalOptions, shared = nothingShared()) {
  const { signOutListeners, followers } = shared
  const options = signal(sharedOptions(shared) ?? withSharedToken(initial))
  /** Counts restarts: objects of an earlier generation are to be created again. */
  const generation = signal(0)
  /** Counts calls without an answer or with a 5xx: the whole server may be in trouble. */
  const trouble = signal(0)
  /** Whether the portal has ended. */
  const ended = signal(false)
  const notifications = createNotifications()
  // Another account restarts the portal, since all data and screens are those of the first account. The restart is
  // queued, since the data is shown until then.
  const identity = createIdentity(
    () => options.peek().token,
    shared,
    () => queueMicrotask(() => restart()),
  )
  let http = newHttp()
  const container = createContainer(lifetime => areaContext({ identity, http, notifications, options }, lifetime))

  const { isUnkept } = container
  // The browser asks with its own text.
  effect(() => (isUnkept.value ? listen('beforeunload', event => event.preventDefault()) : undefined))

  /** Reports an event to the host's observer, without anything that identifies a person. */
  const observed = (...event: ObserverEvent) => notifyObserver(options.peek().observe, ...event)

  function newHttp(): Http {
    const isCurrent = () => created === http && !ended.peek()
    const created: Http = createPortalHttp({ options, identity, isCurrent, trouble })
    return created
  }

  function restart(withToken = false): void {
    if (ended.peek()) return
    container.clear()
    http = newHttp()
    identity.forget(withToken)
    generation.value += 1
  }

  /** The portal of this bundle, without those that other bundles have created over the shared state. */
  const local: Peer = {
    configure(changes) {
      const before = options.peek()
      const effect = effectOf(before, changes)
      if (effect === 'none') return
      options.value = { ...before, ...changes }
      share(shared, options.value)
      if (effect === 'token') identity.renew()
      if (effect === 'start') restart(true)
    },
    renew: identity.renew,
    end() {
      ended.value = true
      followers.delete(local)
      identity.end()
      notifications.end()
      container.end()
    },
    signedOut() {
      local.configure({ token: () => null })
      restart()
      identity.refused('unauthorized')
    },
    isUnkept: () => isUnkept.peek(),
  }
  followers.add(local)
  const inAll = (act: (each: Peer) => void) => followers.forEach(act)

  return {
    /** Identifies a portal of the page. */
    id: ++lastId,
    shared,
    local,
    notifications,
    observed,
    access: identity.access,
    account: identity.account,
    options: options as ReadonlySignal<PortalOptions>,
    trouble: trouble as ReadonlySignal<number>,
    ended: ended as ReadonlySignal<boolean>,
    generation: generation as ReadonlySignal<number>,
    /** Returns whether any bundle holds work that only this page keeps. */
    isUnkept: () => [...followers].some(each => each.isUnkept()),
    maintenance: computed(() => options.value.maintenance === true),
    use: container.use,
    hold: container.hold,
    prepare: container.prepare,
    unkeptWork: container.unkeptWork,
    /** Calls `listener` when the person signs out here, before the page is left; returns the function that ends it. */
    onLeaving: (listener: () => void) => addTo(signOutListeners, listener),
    /** Calls the listeners of `onLeaving`. */
    leaving: () => signOutListeners.forEach(listener => void listener()),
    signInUrl: returnTo => `${auth(options.peek())}/provider?returnTo=${encodeURIComponent(returnTo)}`,
    signOutUrl: () => `${auth(options.peek())}/logout`,
    configure(given) {
      // All bundles on the page share one token, so that the change is applied to all of them.
      const changes = withSharedToken(given as Partial<PortalOptions>, options.peek().token)
      inAll(each => each.configure(changes))
    },
    signedOut: () => inAll(each => each.signedOut()),
    renew: () => inAll(each => each.renew()),
    end: () => inAll(each => each.end()),
  } satisfies HostPortal & Record<string, unknown>
}

/** @throws TypeError without `bases.partners` */
function auth({ bases }: PortalOptions): string {
  if (typeof bases.partners !== 'string') throw new TypeError('bases.partners is missing. Signing in and out needs it.')
  return `${bases.partners.replace(/\/+$/, '')}/v1/web/auth`
}
