import { isEqual, toJson } from '../base/json'
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
  return after.flatMap(({ title, entries }, at) => {
    const [old, now] = [wordsOf(before[at]?.entries ?? []), wordsOf(entries)]
    const removed = [...old.keys()].filter(key => !now.has(key))
    const come = [...now.keys()].filter(key => !old.has(key))
    const isReplaced = 'key' in title && replaceable.has(title.key) && removed.length === 1 && come.length === 1
    return [...now.keys(), ...(isReplaced ? [] : removed)].flatMap((key): Difference[] => {
      const was = old.get(isReplaced && key === come[0] ? String(removed[0]) : key) ?? null
      const is = now.get(key) ?? null
      return isEqual(was, is) ? [] : [{ key: `${toJson(title)} ${key}`, title, before: was, after: is }]
    })
  })
}

function wordsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Text[]> {
  return new Map(entries.map(({ key, words }) => [key, words]))
}
