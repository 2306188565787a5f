import { draftsOf, drop, keep, onKept, readKept } from '../base/storage'
import { type Typed, typedFrom } from './cells'

/** Drafts that nobody came back for are dropped after this many seconds: 14 days. */
const draftLife = 14 * 24 * 3600

/** Where what is typed outlives a reload, and is one in all windows of the browser. */
export interface TypedStorage {
  /** What all windows have typed; null where nothing is kept. */
  read(): Typed | null
  /** False where nothing can be kept: the page's storage is missing, full or forbidden. */
  write(typed: Typed): boolean
  /** What this window has typed in cells where another one has something else. */
  readOwn(): Typed
  writeOwn(typed: Typed): void
  /** Calls when another window has written; answers what ends it. */
  watch(onChange: () => void): () => void
}

/**
 * `account` keeps two accounts of one browser apart, and two back ends; `isCell` guards against what an older version,
 * or a person, left there.
 */
export function typedStorage(
  account: string,
  name: string,
  isCell: (cell: string, content: unknown) => boolean,
): TypedStorage {
  const key = `${draftsOf(account)}${name}`
  const ownKey = `${key}:apart`
  return {
    read() {
      const kept = readKept('local', key)
      return kept === null ? null : typedFrom(kept, isCell)
    },
    write(typed) {
      if (typed.size > 0) return keep('local', key, Object.fromEntries(typed), draftLife)
      drop('local', key)
      return true
    },
    readOwn: () => typedFrom(readKept('session', ownKey), isCell),
    writeOwn(typed) {
      if (typed.size > 0) keep('session', ownKey, Object.fromEntries(typed))
      else drop('session', ownKey)
    },
    watch: onChange => onKept(key, onChange),
  }
}
