import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { Failure } from '../base/errors'
import { toJson } from '../base/json'
import { createResource, type ResourceOptions } from '../base/resource'
import { type Base, createHttp, type Http } from '../http/http'
import { createNotifications, type Notifications } from '../notifications/notifications'
import { type Access, type Area, createContainer } from './container'
import type { HostPortal } from './host-portal'
import type { Seen } from './observe'
import { type PortalOptions, saidAnew } from './options'
import { type Follower, nothingShared, type SharedByBundles } from './shared'
import { tokenReader } from './token'

export interface Portal extends HostPortal {
  /** Tells two portals of a page apart. */
  readonly id: number
  readonly options: ReadonlySignal<PortalOptions>
  readonly notifications: Notifications
  readonly access: ReadonlySignal<Access>
  readonly maintenance: ReadonlySignal<boolean>
  /** Counts calls that no back end answered, or that it could not answer: something may be wrong with the whole. */
  readonly trouble: ReadonlySignal<number>
  /** Counts fresh starts: what was made from an earlier generation is to be made again. */
  readonly generation: ReadonlySignal<number>
  use<Store>(area: Area<Store>, key?: string): Store
  hold<Store>(area: Area<Store>, key?: string): () => void
  /** Hears that the person signs out here, before the page is left; the answer stops it. */
  onLeaving(hear: () => void): () => void
  /** Says so. */
  leaving(): void
  /** Tells the host's observer, if there is one, what of it is about nobody. */
  observed(...seen: Seen): void
  /** The session was ended on purpose: from now on nobody is signed in here, and nothing of the account is shown. */
  signedOut(): void
  /** Whose drafts are kept in this browser; null while that is not known. */
  account(): string | null
  readonly shared: SharedByBundles
  /** The portal of this bundle only, whatever other bundle made one over what is shared. */
  readonly alone: Follower
}

const liveOptions: ReadonlySet<string> = new Set(
  'token locale messages onNavigate observe maintenance startUp'.split(' '),
)

let lastId = 0

/** Makes a portal: separate token, store, caches and locale. Of another bundle's, or the page's own, it shares a little. */
export function createPortal(initial: PortalOptions, shared = nothingShared()): Portal {
  const { slot, leavers, followers } = shared
  const options = signal(initial)
  const access = signal<Access>('unknown')
  const generation = signal(0)
  const renewals = signal(0)
  /** Nobody has read yet whose the token is. */
  let isStrange = false
  let readWhose: (() => Promise<Failure | null>) | undefined
  const trouble = signal(0)
  const notifications = createNotifications()
  const token = tokenReader(
    () => options.peek().token,
    slot,
    Date.now,
    isSure => {
      if (isSure) otherAccount()
      else {
        isStrange = true
        void readWhose?.()
      }
    },
  )
  /** Made anew with each start: what it remembers of records and of writes is the account's. */
  const newHttp = () =>
    createHttp({
      base: (name: Base) => options.peek().bases[name],
      token,
      // Called late and unbound: a host may have replaced fetch, and fetch wants the window as its `this`.
      fetch: (input, init) => (options.peek().fetch ?? globalThis.fetch)(input, init),
      write: () => {
        const began = generation.peek()
        return async () => {
          const failure = isStrange ? await readWhose?.() : null
          // Of nobody that could tell, there is nothing to wait for.
          if (generation.peek() !== began || (isStrange && failure !== undefined))
            throw failure ?? new Failure({ category: 'cancelled' })
        }
      },
      onRefused: category => {
        access.value = category
      },
      onTrouble: () => {
        trouble.value += 1
      },
      onAnswer: (...seen) => observed('call', ...seen),
      idempotencyKeys: () => options.peek().features?.idempotencyKeys === true,
    })
  let http = newHttp()

  const container = createContainer(({ use, onEnd }) => {
    const onRenewed = (hear: () => void) => {
      let first = true
      onEnd(
        effect(() => {
          renewals.value
          if (first) first = false
          else untracked(hear)
        }),
      )
    }
    const born = generation.peek()
    /** What an area of the account before still has to write is not to be written as this one's. */
    const own =
      <Given extends unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
      async (...given: Given) => {
        if (generation.peek() !== born) throw new Failure({ category: 'cancelled' })
        return write(...given)
      }
    return {
      http: { get: http.get, post: own(http.post), put: own(http.put) } as Http,
      notifications,
      options,
      token,
      use,
      onEnd,
      onRenewed,
      onStranger(hear) {
        readWhose = hear
        onEnd(() => {
          readWhose = undefined
        })
      },
      otherAccount,
      access,
      refused: category => {
        access.value = category
      },
      granted: whose => {
        isStrange = false
        shared.account = whose
        access.value = 'authorized'
      },
      resource<Data>(resourceOptions: ResourceOptions<Data>) {
        const handle = createResource(resourceOptions)
        onEnd(handle.dispose)
        onRenewed(() => void handle.refresh())
        return handle
      },
    }
  })

  /** Imports that are awaited side by side may end in any order: a host observes calls in theirs. */
  let told = Promise.resolve()

  function observed(...seen: Seen): void {
    const { observe } = options.peek()
    if (!observe) return
    told = told.then(async () => (await import('./observe')).tell(observe, ...seen)).catch(console.error)
  }

  function renew(): void {
    isStrange = true
    if (access.peek() !== 'authorized') access.value = 'unknown'
    renewals.value += 1
  }

  /** What is shown and known is the first one's. */
  function otherAccount(): void {
    queueMicrotask(startAnew)
  }

  function startAnew(): void {
    container.clear()
    http = newHttp()
    shared.account = null
    access.value = 'unknown'
    generation.value += 1
  }

  function configure(changes: Partial<PortalOptions>): void {
    const before = options.peek()
    const changed = Object.keys(changes).filter(name => !sameOption(before, changes, name as keyof PortalOptions))
    if (changed.length === 0) return
    shared.options = options.value = { ...before, ...changes }
    if (changed.some(name => !liveOptions.has(name))) {
      Object.assign(slot, { request: null, token: null })
      startAnew()
    } else if (changed.includes('token')) renew()
  }

  const alone: Follower = {
    configure,
    renew,
    end: container.clear,
    signedOut() {
      configure({ token: () => null })
      startAnew()
      access.value = 'unauthorized'
    },
  }
  followers.add(alone)

  const inAll =
    <Name extends keyof Follower>(name: Name) =>
    (...given: Parameters<Follower[Name]>) => {
      for (const each of followers) (each[name] as (...given: Parameters<Follower[Name]>) => void)(...given)
    }

  return {
    id: ++lastId,
    shared,
    alone,
    options,
    notifications,
    access,
    account: () => shared.account ?? null,
    maintenance: computed(() => options.value.maintenance === true),
    trouble,
    generation,
    use: container.use,
    hold: container.hold,
    // Said anew once for all bundles: they ask for one token.
    configure: given => inAll('configure')(saidAnew(given as Partial<PortalOptions>, options.peek().token)),
    observed,
    signInUrl: returnTo =>
      `${partnersBase(options.peek())}/v1/web/auth/provider?returnTo=${encodeURIComponent(returnTo)}`,
    onLeaving(hear) {
      leavers.add(hear)
      return () => void leavers.delete(hear)
    },
    leaving() {
      for (const hear of leavers) hear()
    },
    signOutUrl: () => `${partnersBase(options.peek())}/v1/web/auth/logout`,
    signedOut: inAll('signedOut'),
    renew: inAll('renew'),
    end: inAll('end'),
  }
}

function partnersBase({ bases }: PortalOptions): string {
  return bases.partners.replace(/\/+$/, '')
}

function sameOption(before: PortalOptions, changes: Partial<PortalOptions>, name: keyof PortalOptions): boolean {
  const [a, b] = [before[name], changes[name]]
  return a === b || (typeof a !== 'function' && typeof b !== 'function' && toJson(a) === toJson(b))
}
