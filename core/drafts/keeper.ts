import type { DraftKeeper, KeptDraft } from '../base/draft'
import { draftsOf, drop, keep, readKept, storagePrefix } from '../base/storage'

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
    watch(hear) {
      const listen = (event: StorageEvent) => {
        // No key: all was dropped at once.
        if (event.key === null || event.key === storagePrefix + key) hear(read())
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
  }
}

/** Guards what a Draft keeps: the value and what it was typed over, both of the shape that `isValue` tells. */
export function keptDraft<Value>(isValue: (kept: unknown) => kept is Value) {
  return (kept: unknown): kept is KeptDraft<Value> =>
    typeof kept === 'object' && kept !== null && 'value' in kept && 'base' in kept
      ? isValue(kept.value) && isValue(kept.base)
      : false
}
