import { environment, listen } from './environment'
import { toJson } from './json'

/** Every key of the suite in a page's storage starts so; an element clears only these (decision 3). */
export const storagePrefix = 'reeldock:'

/** Seconds for which what many screens look up is kept, where the page says nothing (decision 4). */
export const defaultTimeout = 1800

type Area = 'session' | 'local'

interface Kept {
  value: unknown
  until: number | null
}

/** Reads a kept value; null when absent, expired or unreadable. The caller checks the shape. */
export function readKept(kind: Area, key: string, now = Date.now()): unknown {
  const raw = environment.storage(kind)?.getItem(storagePrefix + key) ?? null
  if (raw === null) return null
  try {
    const { value = null, until } = JSON.parse(raw) as Partial<Kept>
    return until === null || (typeof until === 'number' && until >= now) ? value : null
  } catch {
    return null
  }
}

/** Keeps a value for `seconds`, or until it is dropped; false where storage is missing, full or forbidden. */
export function keep(
  kind: Area,
  key: string,
  value: unknown,
  seconds: number | null = null,
  now = Date.now(),
): boolean {
  const kept: Kept = { value, until: seconds === null ? null : now + seconds * 1000 }
  const area = environment.storage(kind)
  if (area === null) return false
  try {
    area.setItem(storagePrefix + key, toJson(kept))
    return true
  } catch {
    return false
  }
}

export function drop(kind: Area, key: string): void {
  environment.storage(kind)?.removeItem(storagePrefix + key)
}

/** Hears that another window of the browser has changed what is kept under a key; answers what ends it. */
export function onKept(key: string, hear: () => void): () => void {
  return listen('storage', event => {
    const { key: changed } = event as StorageEvent
    // No key: all was dropped at once.
    if (changed === null || changed === storagePrefix + key) hear()
  })
}

/** What the keys of an account's drafts begin with. */
export const draftsOf = (account: string) => `draft:${account}:`

/** Removes what the suite keeps under keys that begin so, and nothing else of the page. */
export function dropAll(prefix = ''): void {
  for (const kind of ['session', 'local'] as const) {
    const area = environment.storage(kind)
    for (const key of Object.keys(area ?? {})) if (key.startsWith(storagePrefix + prefix)) area?.removeItem(key)
  }
}
