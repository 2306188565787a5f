import type { ReadonlySignal } from '@preact/signals-core'
import type { Failure } from '../base/errors'
import type { ResourceHandle, ResourceOptions } from '../base/resource'
import type { Http } from '../http/http'
import type { Notifications } from '../notifications/notifications'
import type { PortalOptions } from './options'

/** What an area's store is made with. Whatever it takes here ends with it. */
export interface AreaContext {
  readonly http: Http
  readonly notifications: Notifications
  readonly options: ReadonlySignal<PortalOptions>
  token(refused?: string): Promise<string | null>
  /** A store of a lower floor, kept alive for as long as this one. */
  use<Store>(area: Area<Store>, key?: string): Store
  /** A Resource that is read again when the account comes back, and ends with the store. */
  resource<Data>(options: ResourceOptions<Data>): ResourceHandle<Data>
  onEnd(end: () => void): void
  /** The account came back or changed: a token was renewed by the host, or signed in again. */
  onRenewed(hear: () => void): void
  /**
   * A token came that does not say whose it is: who is signed in is to be read again. Answers what that failed with.
   */
  onStranger(hear: () => Promise<Failure | null>): void
  /** Somebody else is signed in: everything starts anew. */
  otherAccount(): void
  /** Says that a call was refused; the session decides what that means. */
  refused(category: 'unauthorized' | 'no-access' | 'not-found'): void
  readonly access: ReadonlySignal<Access>
  /** The session has read who the user is, and whose drafts theirs are. */
  granted(account: string | null): void
}

/** How the account stands, as far as the calls have told. */
export type Access = 'unknown' | 'authorized' | 'unauthorized' | 'no-access' | 'not-found'

export interface Area<Store> {
  readonly name: string
  create(context: AreaContext, key: string): Store
}

/** An area's store: made on first use, one a portal and key, gone when nobody watches it any more. */
export function defineArea<Store>(name: string, create: (context: AreaContext, key: string) => Store): Area<Store> {
  return { name, create }
}

interface Entry {
  store: unknown
  holders: number
  ends: (() => void)[]
}

export interface Container {
  use<Store>(area: Area<Store>, key?: string): Store
  /** Keeps a store alive until the answer is called; the last release ends it, a macrotask later, so that a move keeps it. */
  hold<Store>(area: Area<Store>, key?: string): () => void
  /** Ends every store: the bases changed, or the portal is gone. */
  clear(): void
  size(): number
}

export function createContainer(
  contextFor: (entry: { use: AreaContext['use']; onEnd: AreaContext['onEnd'] }) => AreaContext,
): Container {
  const entries = new Map<string, Entry>()
  const idOf = (area: Area<unknown>, key: string) => `${area.name}/${key}`

  function end(id: string): void {
    const entry = entries.get(id)
    if (!entry) return
    entries.delete(id)
    for (const release of entry.ends.reverse()) release()
  }

  function entryOf(area: Area<unknown>, key: string): Entry {
    const id = idOf(area, key)
    const known = entries.get(id)
    if (known) return known
    const entry: Entry = { store: undefined, holders: 0, ends: [] }
    entries.set(id, entry)
    const onEnd = (release: () => void) => void entry.ends.push(release)
    const context = contextFor({
      use: (lower, lowerKey) => {
        onEnd(hold(lower, lowerKey))
        return use(lower, lowerKey)
      },
      onEnd,
    })
    try {
      entry.store = area.create(context, key)
    } catch (thrown) {
      end(id)
      throw thrown
    }
    return entry
  }

  function use<Store>(area: Area<Store>, key = ''): Store {
    return entryOf(area, key).store as Store
  }

  function hold<Store>(area: Area<Store>, key = ''): () => void {
    const entry = entryOf(area, key)
    entry.holders += 1
    let held = true
    return () => {
      if (!held) return
      held = false
      entry.holders -= 1
      setTimeout(() => {
        if (entry.holders === 0 && entries.get(idOf(area, key)) === entry) end(idOf(area, key))
      })
    }
  }

  return {
    use,
    hold,
    clear: () => {
      for (const id of [...entries.keys()].reverse()) end(id)
    },
    size: () => entries.size,
  }
}
