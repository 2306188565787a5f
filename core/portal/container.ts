import { computed, type effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { Failure } from '../base/errors'
import type { ResourceHandle } from '../base/resource'
import type { ResourceOptions } from '../base/resource-types'
import { runAll } from '../base/run-all'
import type { Http } from '../http/http'
import type { Notifications } from '../notifications/notifications'
import type { Identity } from './identity'
import { listWhile } from './list-while'
import type { PortalOptions } from './options'

/** The context of an area's store. All that a store takes from it ends with the store. */
export interface AreaContext
  extends Pick<Identity, 'access' | 'token' | 'setAuthorized' | 'refused' | 'onAccountSwitch' | 'onUnknownAccount'> {
  readonly http: Http
  readonly notifications: Notifications
  readonly options: ReadonlySignal<PortalOptions>
  /** Returns a store of a lower floor, kept alive as long as this one. */
  use<Store>(area: Area<Store>, key?: string): Store
  /**
   * Returns a store of a lower floor that outlives this one and ends with the account or the portal. Only for a store
   * of data, without listeners, timers or calls.
   */
  keep<Store>(area: Area<Store>, key?: string): Store
  /** Returns a Resource that is read again when the account returns, and ends with the store. */
  resource<Data>(options: ResourceOptions<Data>): ResourceHandle<Data>
  onEnd(end: () => void): void
  /** Runs an effect of signals until the store ends. */
  effect(run: Parameters<typeof effect>[0]): void
  /**
   * Reports work that only this store keeps, such as edits that find no room in the browser's storage. While there is
   * some, the store outlives its last holder, and a sign-out and a leaving of the page ask first.
   * @param settle stores the work elsewhere, if it can be stored; is called when the last holder leaves
   */
  unkept(isThere: ReadonlySignal<boolean>, settle?: () => void): void
  /** Is aborted when the store ends, and with it reads and stepwise work. */
  readonly ended: AbortSignal
  /**
   * Calls the listener when the account returned or changed: the host renewed a token, or the person signed in again.
   */
  onRenewed(listener: () => void): void
}

/** The part of a context that the container provides. */
export type Lifetime = Pick<AreaContext, 'use' | 'keep' | 'onEnd' | 'unkept'>

export interface Area<Store> {
  readonly name: string
  create(context: AreaContext, key: string): Store
}

/** Defines an area's store: it is created on first use, once for each portal and key, and ends with its last holder. */
export function defineArea<Store>(name: string, create: (context: AreaContext, key: string) => Store): Area<Store> {
  return { name, create }
}

interface Entry {
  readonly area: string
  readonly key: string
  store: unknown
  holders: number
  /** The functions that end the store; null after its end. */
  ends: (() => void)[] | null
  /** Each returns whether the store holds work that nothing else keeps. */
  unkept: (() => boolean)[]
  /** Whether the last holder has left while the store held such work. */
  isLeft: boolean
}

export function createContainer(contextFor: (lifetime: Lifetime) => AreaContext) {
  const entries = new Map<string, Entry>()
  /** The stores that hold work which nothing else keeps, once for each kind of such work. */
  const unkept = signal<readonly Entry[]>([])
  let isEnded = false
  const idOf = (area: Area<unknown>, key: string) => `${area.name}/${key}`

  function close(id: string): void {
    const entry = entries.get(id)
    if (!isEnded) entries.delete(id)
    const ends = entry?.ends?.reverse() ?? []
    if (entry) entry.ends = null
    runAll(ends)
  }

  /** Ends all stores, since the bases or the account changed; the next use creates new ones. */
  function clear(): void {
    for (const id of [...entries.keys()].reverse()) close(id)
  }

  function entryOf(area: Area<unknown>, key: string): Entry {
    const id = idOf(area, key)
    const existing = entries.get(id)
    if (existing) return existing
    if (isEnded) throw new Failure({ category: 'cancelled' })
    const entry: Entry = { area: area.name, key, store: undefined, holders: 0, ends: [], unkept: [], isLeft: false }
    entries.set(id, entry)
    const onEnd = (release: () => void) => void (entry.ends ? entry.ends.push(release) : release())
    const context = contextFor({
      use: (lower, lowerKey) => {
        onEnd(hold(lower, lowerKey))
        return use(lower, lowerKey)
      },
      keep: use,
      onEnd,
      unkept(isThere, settle) {
        entry.unkept.push(() => {
          settle?.()
          return isThere.peek()
        })
        const onKept = () => {
          if (entry.isLeft) setTimeout(() => endUnheld(id, entry))
        }
        onEnd(listWhile(unkept, entry, isThere, onKept))
      },
    })
    try {
      entry.store = area.create(context, key)
    } catch (thrown) {
      close(id)
      throw thrown
    }
    return entry
  }

  function use<Store>(area: Area<Store>, key = ''): Store {
    return entryOf(area, key).store as Store
  }

  /**
   * Keeps a store alive until the returned function is called. The last release ends it a macrotask later, so that it
   * survives a move of its element.
   */
  function hold<Store>(area: Area<Store>, key = ''): () => void {
    if (isEnded) return () => {}
    const entry = entryOf(area, key)
    entry.holders += 1
    entry.isLeft = false
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      entry.holders -= 1
      setTimeout(() => endUnheld(idOf(area, key), entry))
    }
  }

  /**
   * Creates a store for later holders: it ends with the last of them, or by the returned function when none has come.
   */
  function prepare(area: Area<unknown>, key = ''): () => void {
    const entry = entryOf(area, key)
    return () => endUnheld(idOf(area, key), entry)
  }

  function endUnheld(id: string, entry: Entry): void {
    if (entry.holders > 0 || entries.get(id) !== entry) return
    entry.isLeft = entry.unkept.some(isKeeping => isKeeping())
    if (entry.isLeft) unkept.value = [...unkept.peek()]
    else close(id)
  }

  /**
   * Ends all stores for good. A holder keeps its ended store, so that a screen can stand still; `use` throws a
   * cancelled Failure for others.
   */
  function end(): void {
    isEnded = true
    clear()
  }

  return {
    use,
    hold,
    prepare,
    clear,
    end,
    /** Whether any store holds work that nothing else keeps. */
    isUnkept: computed(() => unkept.value.length > 0),
    /**
     * Returns the keys of the area's stores that hold such work, with whether their last holder has left. Reads
     * signals.
     */
    unkeptWork: (area: string): ReadonlyMap<string, { readonly isLeft: boolean }> =>
      new Map(unkept.value.filter(entry => entry.area === area).map(({ key, isLeft }) => [key, { isLeft }])),
  }
}
