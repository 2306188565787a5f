import { toJson } from './json'
/** Every key of the suite in a page's storage starts so; an element clears only these (decision 3). */
export const storagePrefix = 'reeldock:'

/** Seconds for which what many screens look up is kept, where the page says nothing (decision 4). */
export const defaultTimeout = 1800

type Area = 'session' | 'local'

/** Storage may be missing, full or forbidden in a page that we do not control: then nothing is kept, and nothing breaks. */
function areaOf(kind: Area): Storage | null {
  try {
    return kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return null
  }
}

interface Kept {
  value: unknown
  until: number | null
}

/** Reads a kept value; null when absent, expired or unreadable. The caller checks the shape. */
export function readKept(kind: Area, key: string, now = Date.now()): unknown {
  const raw = areaOf(kind)?.getItem(storagePrefix + key) ?? null
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
  const area = areaOf(kind)
  if (area === null) return false
  try {
    area.setItem(storagePrefix + key, toJson(kept))
    return true
  } catch {
    return false
  }
}

export function drop(kind: Area, key: string): void {
  areaOf(kind)?.removeItem(storagePrefix + key)
}

/** What the keys of an account's drafts begin with. */
export const draftsOf = (account: string) => `draft:${account}:`

/** Removes what the suite keeps under keys that begin so, and nothing else of the page. */
export function dropAll(prefix = ''): void {
  for (const kind of ['session', 'local'] as const) {
    const area = areaOf(kind)
    for (const key of Object.keys(area ?? {})) if (key.startsWith(storagePrefix + prefix)) area?.removeItem(key)
  }
}
