import type { Change, Entry, Subject } from './types'

/** What differs between two registrations in words, in the order of the steps; nothing for the same one. */
export function changesBetween(before: readonly Subject[], after: readonly Subject[]): readonly Change[] {
  return after.flatMap((subject, at) => {
    const old = before[at]?.entries ?? []
    return [...subject.entries, ...old.filter(({ key }) => !find(subject.entries, key))].flatMap(
      ({ key }): Change[] => {
        const [was, is] = [find(old, key)?.words ?? null, find(subject.entries, key)?.words ?? null]
        if (JSON.stringify(was) === JSON.stringify(is)) return []
        const { title } = subject
        return [{ key: `${JSON.stringify(title)} ${key}`, title, before: was, after: is }]
      },
    )
  })
}

function find(entries: readonly Entry[], key: string): Entry | undefined {
  return entries.find(entry => entry.key === key)
}
