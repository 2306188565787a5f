import { draftsOf, drop, keep, onKept, readKept } from '../base/storage'

/** Where something typed outlives a reload. */
export interface DraftKeeper<Kept> {
  read(): Kept | null
  /** False where nothing can be kept: the page's storage is missing, full or forbidden. */
  write(kept: Kept): boolean
  clear(): void
  /** Hears what another window of the browser keeps, null once that is gone; answers what ends it. */
  watch?(hear: (kept: Kept | null) => void): () => void
}

/** Drafts that nobody came back for are dropped after this many seconds: 14 days. */
const draftLife = 14 * 24 * 3600

/**
 * Keeps a draft in local storage. `account` keeps two accounts of one browser apart, and two back ends; `isKept` guards
 * against what an older version, or a person, left there.
 */
export function draftKeeper<Kept>(
  account: string,
  thing: string,
  isKept: (kept: unknown) => kept is Kept,
): DraftKeeper<Kept> {
  const key = `${draftsOf(account)}${thing}`
  function read(): Kept | null {
    const kept = readKept('local', key)
    return isKept(kept) ? kept : null
  }
  return {
    read,
    write: value => keep('local', key, value, draftLife),
    clear: () => drop('local', key),
    watch: hear => onKept(key, () => hear(read())),
  }
}
