import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { createResource } from '../base/resource'
import { createHttp, type Http } from '../http/http'
import { createNotifications, type Notifications } from '../notifications/notifications'
import { type AreaContext, type Container, createContainer } from './container'
import { createIdentity, type Identity } from './identity'
import { notifyObserver, type Seen } from './observe'
import { effectOf, type HostPortal, type PortalOptions, withSharedToken } from './options'
import { type Follower, nothingShared, type SharedByBundles } from './shared'

export interface Portal
  extends HostPortal,
    Pick<Container, 'use' | 'hold'>,
    Pick<Identity, 'access' | 'account'>,
    Pick<Follower, 'signedOut'> {
  /** Tells two portals of a page apart. */
  readonly id: number
  readonly options: ReadonlySignal<PortalOptions>
  readonly notifications: Notifications
  readonly maintenance: ReadonlySignal<boolean>
  /** Counts calls that no back end answered, or that it could not answer: something may be wrong with the whole. */
  readonly trouble: ReadonlySignal<number>
  /** It makes no store, call or socket any more. */
  readonly ended: ReadonlySignal<boolean>
  /** Counts fresh starts: what was made from an earlier generation is to be made again. */
  readonly generation: ReadonlySignal<number>
  /** Calls `listener` when the person signs out here, before the page is left; returns how to stop. */
  onLeaving(listener: () => void): () => void
  /** Says so. */
  leaving(): void
  /** Reports to the host's observer, if there is one, without anything that identifies a person. */
  observed(...seen: Seen): void
  readonly shared: SharedByBundles
  /** The portal of this bundle only, whatever other bundle made one over what is shared. */
  readonly alone: Follower
}

let lastId = 0

/** Makes a portal: separate token, store, caches and locale. Of another bundle's, or the page's own, it shares a little. */
export function createPortal(initial: PortalOptions, shared = nothingShared()): Portal {
  const { signOutListeners: leavers, followers } = shared
  const options = signal(initial)
  const generation = signal(0)
  const trouble = signal(0)
  const ended = signal(false)
  const notifications = createNotifications()
  const identity = createIdentity(() => options.peek().token, shared, otherAccount)
  let http = newHttp()
  const container = createContainer(({ use, onEnd }): AreaContext => {
    const end = new AbortController()
    onEnd(() => end.abort())
    const onRenewed: AreaContext['onRenewed'] = listener => onEnd(identity.onRenewed(listener))
    const resource: AreaContext['resource'] = resourceOptions => {
      const handle = createResource(resourceOptions)
      onEnd(handle.dispose)
      onRenewed(() => void handle.refresh())
      return handle
    }
    return {
      ...identity,
      http,
      notifications,
      options,
      otherAccount,
      use,
      onEnd,
      ended: end.signal,
      onRenewed,
      resource,
      onUnknownAccount: read => onEnd(identity.onUnknownAccount(read)),
    }
  })

  const observed = (...seen: Seen) => notifyObserver(options.peek().observe, ...seen)

  /** Made for each start: the writes that it remembers belong to one account, and none of them may be sent for another. */
  function newHttp(): Http {
    const made: Http = createHttp({
      base: name => options.peek().bases[name],
      token: identity.token,
      // Called late and unbound: a host may have replaced fetch, and fetch wants the window as its `this`.
      fetch: (input, init) => (options.peek().fetch ?? globalThis.fetch)(input, init),
      async beforeSend(isWrite) {
        if (isWrite) await identity.verified()
        if (made !== http || ended.peek()) throw new Failure({ category: 'cancelled' })
      },
      onRefused: identity.refused,
      onTrouble: () => {
        trouble.value += 1
      },
      onAnswer: (...seen) => observed('call', ...seen),
      idempotencyKeys: () => options.peek().features?.idempotencyKeys === true,
    })
    return made
  }

  /** What is shown and known is the first one's. */
  function otherAccount(): void {
    queueMicrotask(() => restart())
  }

  function restart(withToken = false): void {
    if (ended.peek()) return
    container.clear()
    http = newHttp()
    identity.forget(withToken)
    generation.value += 1
  }

  const alone: Follower = {
    configure(changes) {
      const before = options.peek()
      const effect = effectOf(before, changes)
      if (effect === 'none') return
      shared.options = options.value = { ...before, ...changes }
      if (effect === 'token') identity.renew()
      if (effect === 'start') restart(true)
    },
    renew: identity.renew,
    end() {
      ended.value = true
      followers.delete(alone)
      identity.end()
      container.end()
    },
    signedOut() {
      alone.configure({ token: () => null })
      restart()
      identity.refused('unauthorized')
    },
  }
  followers.add(alone)
  const inAll = (act: (each: Follower) => void) => followers.forEach(act)

  return {
    id: ++lastId,
    shared,
    alone,
    options,
    notifications,
    trouble,
    ended,
    generation,
    observed,
    access: identity.access,
    account: identity.account,
    maintenance: computed(() => options.value.maintenance === true),
    use: container.use,
    hold: container.hold,
    onLeaving(listener) {
      leavers.add(listener)
      return () => void leavers.delete(listener)
    },
    leaving: () => leavers.forEach(listener => void listener()),
    signInUrl: returnTo => `${auth(options.peek())}/provider?returnTo=${encodeURIComponent(returnTo)}`,
    signOutUrl: () => `${auth(options.peek())}/logout`,
    configure(given) {
      // Once for all bundles on the page: they share one token.
      const changes = withSharedToken(given as Partial<PortalOptions>, options.peek().token)
      inAll(each => each.configure(changes))
    },
    signedOut: () => inAll(each => each.signedOut()),
    renew: () => inAll(each => each.renew()),
    end: () => inAll(each => each.end()),
  }
}

function auth({ bases }: PortalOptions): string {
  return `${bases.partners.replace(/\/+$/, '')}/v1/web/auth`
}
