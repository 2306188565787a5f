import { areaKey, tabKey } from './rules'
import type { AreaForm, ListForm } from './types'

/** What a row may be known by, the surest first; null where it has none. */
type Keys<Of> = readonly ((row: Of) => string | null)[]

/** One whose type was changed is known by its tab. */
export const areaPairs: Keys<AreaForm> = [areaKey, tabKey]

/** A list without a name is known by nothing but its id or its local one. */
export const listPairs: Keys<ListForm> = [({ local }) => local ?? null, ({ name }) => name.trim() || null]

/** The rows of `before` by those of `after`: by id, else by a key where one of the two has no id yet. Each is met once. */
export function pairsOf<Of extends AreaForm | ListForm>(
  before: readonly Of[],
  after: readonly Of[],
  keys: Keys<Of>,
): ReadonlyMap<Of, Of> {
  const pairs = new Map<Of, Of>()
  const met = new Set<Of>()
  for (const keyOf of [(row: Of) => row.id, ...keys]) {
    const known = new Map<string, Of[]>()
    for (const was of before) {
      const key = keyOf(was)
      if (key !== null) known.set(key, [...(known.get(key) ?? []), was])
    }
    for (const row of after) {
      const key = keyOf(row)
      if (key === null || pairs.has(row)) continue
      const isSame = (was: Of) => !met.has(was) && (was.id === row.id || was.id === null || row.id === null)
      const was = known.get(key)?.find(isSame)
      if (was === undefined) continue
      pairs.set(row, was)
      met.add(was)
    }
  }
  return pairs
}
