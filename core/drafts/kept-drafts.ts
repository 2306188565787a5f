import { readStored, storedKeys } from '../base/storage'

/** Drafts expire after this many seconds: 14 days. */
export const draftLifetime = 14 * 24 * 3600

/** What the keys of an account's drafts begin with. */
export const draftsOf = (account: string) => `draft:${account}:`

/** The same of everybody's at a back end, while it is not known who is signed in. */
export const draftsAt = (main: string) => `draft:${main} `

/**
 * The cells of the drafts that are kept under a name.
 * @param prefix what their keys begin with
 */
export function keptCells(prefix: string, name: string): readonly string[] {
  const keys = storedKeys(prefix).filter(key => key.endsWith(`:${name}`))
  return keys.flatMap(key => Object.keys(readStored('local', key) ?? {}))
}
