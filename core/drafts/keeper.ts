import type { DraftKeeper } from '../base/draft'
import { drop, keep, readKept } from '../base/storage'

/** Drafts that nobody came back for are dropped after this many seconds: 14 days. */
const draftLife = 14 * 24 * 3600

/**
 * Keeps a draft in local storage. `account` keeps two accounts of one browser apart; `isValue` guards against
 * what an older version, or a person, left there.
 */
export function draftKeeper<Value>(
  account: string,
  thing: string,
  isValue: (kept: unknown) => kept is Value,
): DraftKeeper<Value> {
  const key = `draft:${account}:${thing}`
  return {
    read() {
      const kept = readKept('local', key)
      return isValue(kept) ? kept : null
    },
    write: value => keep('local', key, value, draftLife),
    clear: () => drop('local', key),
  }
}
