import { toJson } from '../base/json'
import type { Text } from '../i18n/translate'

/** One thing of a value, in words. Entries of two values are the same thing when their keys are. */
export interface Entry {
  readonly key: string
  readonly words: readonly Text[]
}

/** What entries are about. */
export interface Subject {
  readonly title: Text
  readonly entries: readonly Entry[]
}

/** What differs in one entry; null where there was, or is, none. */
export interface Difference {
  readonly key: string
  readonly title: Text
  readonly before: readonly Text[] | null
  readonly after: readonly Text[] | null
}

/** Subjects in which the only new entry stands where the only old one stood: an address that was changed. */
const replaceable = new Set(['companyParts.phones', 'companyParts.emails'])

/** What differs between two values in words, subject by subject; nothing for the same one. */
export function differencesBetween(before: readonly Subject[], after: readonly Subject[]): readonly Difference[] {
  return after.flatMap((subject, at) => {
    const { title, entries } = subject
    const old = before[at]?.entries ?? []
    const gone = old.filter(({ key }) => !find(entries, key))
    const come = entries.filter(({ key }) => !find(old, key))
    const isReplaced = 'key' in title && replaceable.has(title.key) && gone.length === 1 && come.length === 1
    return [...entries, ...(isReplaced ? [] : gone)].flatMap(({ key }): Difference[] => {
      const predecessor = find(old, key) ?? (isReplaced ? gone[0] : undefined)
      const [was, is] = [predecessor?.words ?? null, find(entries, key)?.words ?? null]
      if (toJson(was) === toJson(is)) return []
      return [{ key: `${toJson(title)} ${key}`, title, before: was, after: is }]
    })
  })
}

function find(entries: readonly Entry[], key: string): Entry | undefined {
  return entries.find(entry => entry.key === key)
}
