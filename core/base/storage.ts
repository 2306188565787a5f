import { environment, listen } from './environment'
import { toJson } from './json'

/** Every key of the suite in a page's storage starts so; an element clears only these (decision 3). */
export const storagePrefix = 'reeldock:'

/** Seconds for which shared lookups are cached, unless the page sets another limit (decision 4). */
export const defaultTimeout = 1800

type Area = 'session' | 'local'

/** A change in this page, by whatever bundle: of these the browser tells other windows alone. */
const changedHere = 'reeldock-storage'

/** Reads a kept value; null when absent, expired or unreadable. The caller checks the shape. */
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
 * Keeps a value for `seconds`, or until it is dropped; false where storage is missing, full or forbidden.
 * @param writer who hears nothing of it
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
    tell(key, writer)
    return area !== null
  } catch {
    return false
  }
}

export function removeStored(kind: Area, key: string, writer?: object): void {
  environment.storage(kind)?.removeItem(storagePrefix + key)
  tell(key, writer)
}

/** Later, as other windows hear: who writes is done by then. */
function tell(key: string, writer?: object): void {
  const change = Object.assign(new Event(changedHere), { key: storagePrefix + key, writer })
  queueMicrotask(() => environment.events.dispatchEvent(change))
}

/**
 * Calls `listener` when something was stored or removed, in this page or another window; returns how to stop. It is told
 * whether another page of the host has emptied its storage.
 * @param key of what alone
 * @param self of whose own changes nothing is heard
 */
export function onStored(listener: (isEmptied: boolean) => void, key?: string, self?: object): () => void {
  const hear = (event: Event) => {
    // Without a key all was dropped at once.
    const { key: changed, writer } = event as Event & { key: string | null; writer?: object }
    const isAbout = key === undefined || changed === null || changed === storagePrefix + key
    if (isAbout && (!self || writer !== self)) listener(changed === null)
  }
  const ends = [listen('storage', hear), listen(changedHere, hear)]
  return () => {
    for (const end of ends) end()
  }
}

/** Whether anything is kept in this browser under keys that begin so. */
export function hasStored(prefix: string): boolean {
  return storedKeys(prefix).some(key => readStored('local', key) !== null)
}

/** The keys of the suite that begin so. */
export function storedKeys(prefix: string, kind: Area = 'local'): readonly string[] {
  const own = Object.keys(environment.storage(kind) ?? {}).filter(key => key.startsWith(storagePrefix + prefix))
  return own.map(key => key.slice(storagePrefix.length))
}

/** Removes what the suite keeps under keys that begin so, and nothing else of the page. */
export function removeAllStored(prefix = ''): void {
  for (const kind of ['session', 'local'] as const) for (const key of storedKeys(prefix, kind)) removeStored(kind, key)
}
