import { toJson } from '../base/json'
import type { Change, Entry, Subject } from './types'

/** Subjects in which the only new entry stands where the only old one stood: an address that was changed. */
const replaceable = new Set(['companyParts.phones', 'companyParts.emails'])

/** What differs between two registrations in words, in the order of the steps; nothing for the same one. */
export function changesBetween(before: readonly Subject[], after: readonly Subject[]): readonly Change[] {
  return after.flatMap((subject, at) => {
    const { title, entries } = subject
    const old = before[at]?.entries ?? []
    const gone = old.filter(({ key }) => !find(entries, key))
    const come = entries.filter(({ key }) => !find(old, key))
    const isReplaced = 'key' in title && replaceable.has(title.key) && gone.length === 1 && come.length === 1
    return [...entries, ...(isReplaced ? [] : gone)].flatMap(({ key }): Change[] => {
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
