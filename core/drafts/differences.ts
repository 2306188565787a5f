import { isEqual, toJson } from '../base/json'
import type { Text } from '../i18n/translate'

/** An entry of a value as texts. Two values have the same entry if its keys are equal. */
export interface Entry {
  readonly key: string
  readonly texts: readonly Text[]
}

/** A titled group of entries. */
export interface Subject {
  readonly title: Text
  readonly entries: readonly Entry[]
}

/** A difference in one entry. `before` or `after` is null when the entry was added or removed. */
export interface Difference {
  readonly key: string
  readonly title: Text
  readonly before: readonly Text[] | null
  readonly after: readonly Text[] | null
}

/** Subjects in which one removed and one added entry are one change, such as an edited address. */
const replaceable = new Set(['companyParts.phones', 'companyParts.emails'])

/** Returns the differences between two values, subject by subject. */
export function differencesBetween(before: readonly Subject[], after: readonly Subject[]): readonly Difference[] {
  return after.flatMap(({ title, entries }, index) => {
    const [old, now] = [textsOf(before[index]?.entries ?? []), textsOf(entries)]
    const removed = [...old.keys()].filter(key => !now.has(key))
    const added = [...now.keys()].filter(key => !old.has(key))
    const isReplaced = 'key' in title && replaceable.has(title.key) && removed.length === 1 && added.length === 1
    return [...now.keys(), ...(isReplaced ? [] : removed)].flatMap((key): Difference[] => {
      const was = old.get(isReplaced && key === added[0] ? String(removed[0]) : key) ?? null
      const is = now.get(key) ?? null
      return isEqual(was, is) ? [] : [{ key: `${toJson(title)} ${key}`, title, before: was, after: is }]
    })
  })
}

function textsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Text[]> {
  return new Map(entries.map(({ key, texts }) => [key, texts]))
}
