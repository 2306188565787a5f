import { areaKey, tabKey } from './rules'
import type { AreaForm, ListForm } from './types'

/** The keys that identify a row, the most certain first; a key is null if the row does not have it. */
type Keys<Of> = readonly ((row: Of) => string | null)[]

/** An area with a changed type is identified by its tab. */
export const areaPairs: Keys<AreaForm> = [areaKey, tabKey]

/** A list without a name is identified only by its id or its local id. */
export const listPairs: Keys<ListForm> = [({ local }) => local ?? null, ({ name }) => name.trim() || null]

/**
 * Returns the rows of `before` by their counterparts in `after`: by id, else by a key if one of the two has no id yet.
 * Each row has at most one counterpart.
 */
export function pairsOf<Of extends AreaForm | ListForm>(
  before: readonly Of[],
  after: readonly Of[],
  keys: Keys<Of>,
): ReadonlyMap<Of, Of> {
  const pairs = new Map<Of, Of>()
  const paired = new Set<Of>()
  for (const keyOf of [(row: Of) => row.id, ...keys]) {
    const byKey = new Map<string, Of[]>()
    for (const was of before) {
      const key = keyOf(was)
      if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), was])
    }
    for (const row of after) {
      const key = keyOf(row)
      if (key === null || pairs.has(row)) continue
      const isSame = (was: Of) => !paired.has(was) && (was.id === row.id || was.id === null || row.id === null)
      const was = byKey.get(key)?.find(isSame)
      if (was === undefined) continue
      pairs.set(row, was)
      paired.add(was)
    }
  }
  return pairs
}
