import { environment, listen } from './environment'
import { toJson } from './json'

/** Every key of the suite in a page's storage starts so; an element clears only these (decision 3). */
export const storagePrefix = 'reeldock:'

/** Seconds for which shared lookups are cached, unless the page sets another limit (decision 4). */
export const defaultTimeout = 1800

type Area = 'session' | 'local'

/** Called after each change that this window makes. */
const listeners = new Set<() => void>()

/** Reads a kept value; null when absent, expired or unreadable. The caller checks the shape. */
export function readStored(kind: Area, key: string): unknown {
  try {
    const raw = environment.storage(kind)?.getItem(storagePrefix + key) ?? 'null'
    const { value = null, until } = JSON.parse(raw) as { value?: unknown; until?: unknown }
    return until === null || (typeof until === 'number' && until >= Date.now()) ? value : null
  } catch {
    return null
  }
}

/** Keeps a value for `seconds`, or until it is dropped; false where storage is missing, full or forbidden. */
export function storeValue(kind: Area, key: string, value: unknown, seconds: number | null = null): boolean {
  const until = seconds === null ? null : Date.now() + seconds * 1000
  try {
    const area = environment.storage(kind)
    area?.setItem(storagePrefix + key, toJson({ value, until }))
    for (const listener of listeners) listener()
    return area !== null
  } catch {
    return false
  }
}

export function removeStored(kind: Area, key: string): void {
  environment.storage(kind)?.removeItem(storagePrefix + key)
  for (const listener of listeners) listener()
}

/** Calls `listener` when another window of the browser has changed the value of a key; returns how to stop. */
export function onStoredChange(key: string, listener: () => void): () => void {
  return listen('storage', event => {
    const { key: changed } = event as StorageEvent
    // No key: all was dropped at once.
    if (changed === null || changed === storagePrefix + key) listener()
  })
}

/** Calls `listener` when anything was stored or removed, in this window or another; returns how to stop. */
export function onStorage(listener: () => void): () => void {
  listeners.add(listener)
  const unlisten = listen('storage', listener)
  return () => {
    listeners.delete(listener)
    unlisten()
  }
}

/** What the keys of an account's drafts begin with. */
export const draftsOf = (account: string) => `draft:${account}:`

/** Whether anything but a mark is kept in this browser under keys that begin so. */
export function hasStored(prefix: string): boolean {
  return keysFrom('local', prefix).some(key => readStored('local', key) instanceof Object)
}

/**
 * The cells of a draft that is kept under a name.
 * @param account or what it begins with, while it is not known who is signed in
 */
export function storedCells(account: string, name: string): readonly string[] {
  const keys = keysFrom('local', `draft:${account}`).filter(key => key.endsWith(`:${name}`))
  return keys.flatMap(key => Object.keys(readStored('local', key) ?? {}))
}

/** The keys of the suite that begin so. */
function keysFrom(kind: Area, prefix: string): readonly string[] {
  const own = Object.keys(environment.storage(kind) ?? {}).filter(key => key.startsWith(storagePrefix + prefix))
  return own.map(key => key.slice(storagePrefix.length))
}

/** Removes what the suite keeps under keys that begin so, and nothing else of the page. */
export function removeAllStored(prefix = ''): void {
  for (const kind of ['session', 'local'] as const) for (const key of keysFrom(kind, prefix)) removeStored(kind, key)
}
