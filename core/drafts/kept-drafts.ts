import { readStored, storedKeys } from '../base/storage'

/** Drafts expire after this many seconds: 14 days. */
export const draftLifetime = 14 * 24 * 3600

/** Returns the prefix of the storage keys of an account's drafts. */
export const draftsOf = (account: string) => `draft:${account}:`

/** Returns the prefix of the drafts of all accounts of a back end, for pages that do not know yet who is signed in. */
export const draftsAt = (main: string) => `draft:${main} `

/**
 * Returns the cells of the stored drafts with a name.
 * @param prefix from `draftsOf` or `draftsAt`
 */
export function keptCells(prefix: string, name: string): readonly string[] {
  const keys = storedKeys(prefix).filter(key => key.endsWith(`:${name}`))
  return keys.flatMap(key => Object.keys(readStored('local', key) ?? {}))
}
