import { environment, listen } from './environment'
import { toJson } from './json'

/** The prefix of all keys of the package in the page's storage. An element clears only these keys (decision 3). */
export const storagePrefix = 'reeldock:'

/** The seconds for which shared lookups are cached, unless the page sets another limit (decision 4). */
export const defaultTimeout = 1800

type Area = 'session' | 'local'

/** The event of a change in this page, from any bundle: the browser notifies only other windows. */
const changedHere = 'reeldock-storage'

/** Returns a stored value; null when it is missing, expired or unreadable. The caller checks its shape. */
export function readStored(kind: Area, key: string): unknown {
  try {
    const area = environment.storage(kind)
    const raw = area?.getItem(storagePrefix + key) ?? 'null'
    const { value = null, until } = JSON.parse(raw) as { value?: unknown; until?: unknown }
    if (until === null || (typeof until === 'number' && until >= Date.now())) return value
    area?.removeItem(storagePrefix + key)
    return null
  } catch {
    return null
  }
}

/**
 * Stores a value for `seconds`, or until it is removed; returns false when the storage is missing, full or forbidden.
 * @param writer the listener with this identity is not notified
 */
export function storeValue(
  kind: Area,
  key: string,
  value: unknown,
  seconds: number | null = null,
  writer?: object,
): boolean {
  const until = seconds === null ? null : Date.now() + seconds * 1000
  try {
    const area = environment.storage(kind)
    area?.setItem(storagePrefix + key, toJson({ value, until }))
    notify(key, writer)
    return area !== null
  } catch {
    return false
  }
}

export function removeStored(kind: Area, key: string, writer?: object): void {
  environment.storage(kind)?.removeItem(storagePrefix + key)
  notify(key, writer)
}

/** Notifies listeners of a change in a microtask, after the writer has finished, as in other windows. */
function notify(key: string, writer?: object): void {
  const change = Object.assign(new Event(changedHere), { key: storagePrefix + key, writer })
  queueMicrotask(() => environment.events.dispatchEvent(change))
}

/**
 * Calls `listener` when a value is stored or removed, in this page or another window; returns the function that ends
 * this. The listener receives whether another page of the host has emptied the storage.
 * @param key the only key whose changes call `listener`; by default any key
 * @param self the writer whose changes are ignored
 */
export function onStored(listener: (isEmptied: boolean) => void, key?: string, self?: object): () => void {
  const onChange = (event: Event) => {
    // An event without a key means that all keys were removed at once.
    const { key: changed, writer } = event as Event & { key: string | null; writer?: object }
    const isOfKey = key === undefined || changed === null || changed === storagePrefix + key
    if (isOfKey && (!self || writer !== self)) listener(changed === null)
  }
  const ends = [listen('storage', onChange), listen(changedHere, onChange)]
  return () => {
    for (const end of ends) end()
  }
}

/** Returns whether this browser stores a key with a prefix. */
export function hasStored(prefix: string): boolean {
  return storedKeys(prefix).some(key => readStored('local', key) !== null)
}

/** Returns the keys of the package with a prefix. */
export function storedKeys(prefix: string, kind: Area = 'local'): readonly string[] {
  const keys = Object.keys(environment.storage(kind) ?? {}).filter(key => key.startsWith(storagePrefix + prefix))
  return keys.map(key => key.slice(storagePrefix.length))
}

/** Removes the keys of the package with a prefix, and no other key of the page. */
export function removeAllStored(prefix = ''): void {
  for (const kind of ['session', 'local'] as const) for (const key of storedKeys(prefix, kind)) removeStored(kind, key)
}
