import { getOrInsert } from '../base/get-or-insert'
import { isUnder, isUnderOrAt, parentCode, upwards } from './codes'
import { offeredIn, removeArea } from './rules'
import type { AreaForm, Delivery, Places } from './types'

/** Whether a place is served as a whole, in part, or not at all. */
type Cover = 'in' | 'partly' | 'out'

export type Coverage = ReturnType<typeof coverageOf>

/**
 * Returns the coverage of the areas in a tab. It is built once for an edit; each place is then looked up by the few
 * codes above it and, if necessary, by its loaded children.
 */
export function coverageOf(areas: readonly AreaForm[], delivery: Delivery, places: Places) {
  const { covers, areasBelow, excludedBelow } = marksOf(offeredIn(areas, delivery))
  const cache = new Map<string, Cover>()

  function measure(code: string): Cover {
    const covered = covers(code)
    const mixed = covered ? excludedBelow : areasBelow
    if (!mixed.has(code)) return covered ? 'in' : 'out'
    const children = places.byCode.get(code)?.children
    if (!children || children.length === 0) return 'partly'
    const first = stateOf(children[0] ?? '')
    return children.every(child => stateOf(child) === first) ? first : 'partly'
  }

  const stateOf = (code: string): Cover => getOrInsert(cache, code, () => measure(code))

  return {
    stateOf,
    /** Returns whether an area covers the place, even if some places below are excluded. */
    covers,
    /** Returns whether the place is excluded from an area that covers the place above. */
    isExcluded: (code: string) => covers(parentCode(code) ?? '') && !covers(code) && stateOf(code) === 'out',
    /** Returns the number of excluded places below the place. */
    excludedBelow: (code: string) => excludedBelow.get(code) ?? 0,
  }
}

/**
 * Returns a check that areas cover a place, the places with an area below them, and the number of excluded places below
 * each place.
 */
function marksOf(areas: readonly AreaForm[]) {
  /** The excluded codes of each area, by its code: an area by satellite and one by internet may share it. */
  const excludes = new Map<string, ReadonlySet<string>[]>()
  const areasBelow = new Set<string>()
  for (const { code, excludeCodes } of areas) {
    excludes.set(code, [...(excludes.get(code) ?? []), new Set(excludeCodes)])
    for (const above of upwards(code).slice(1)) areasBelow.add(above)
  }
  const covers = (code: string) => {
    const chain = upwards(code)
    return chain.some((above, index) =>
      excludes.get(above)?.some(excluded => !chain.slice(0, index + 1).some(between => excluded.has(between))),
    )
  }
  const excludedBelow = new Map<string, number>()
  for (const code of new Set(areas.flatMap(area => area.excludeCodes))) {
    if (covers(code)) continue
    for (const above of upwards(code).slice(1)) excludedBelow.set(above, (excludedBelow.get(above) ?? 0) + 1)
  }
  return { areasBelow, excludedBelow, covers }
}

/** Excludes a place from the areas of a tab: areas in the place are removed, larger ones exclude it. */
export function excludePlace(areas: readonly AreaForm[], code: string, delivery: Delivery, places: Places) {
  const offered = new Set(offeredIn(areas, delivery))
  const remaining = areas.flatMap(area => {
    if (!offered.has(area)) return [area]
    if (isUnderOrAt(area.code, code)) return removeArea(area)
    if (!isUnder(code, area.code) || area.excludeCodes.some(excluded => isUnderOrAt(code, excluded))) return [area]
    return [{ ...area, excludeCodes: [...area.excludeCodes.filter(excluded => !isUnder(excluded, code)), code] }]
  })
  // Remove an area that now excludes all of its places.
  const coverage = coverageOf(remaining, delivery, places)
  const remainingOffered = new Set(offeredIn(remaining, delivery))
  return remaining.flatMap(area =>
    remainingOffered.has(area) && isUnder(code, area.code) && coverage.stateOf(area.code) === 'out'
      ? removeArea(area)
      : [area],
  )
}

/** Removes the exclusions of a place and of all places below it. The place may then still need its own area. */
export function dropExclusions(areas: readonly AreaForm[], code: string, delivery: Delivery): readonly AreaForm[] {
  const offered = new Set(offeredIn(areas, delivery))
  return areas.map(area => {
    const excludeCodes = area.excludeCodes.filter(excluded => !isUnderOrAt(excluded, code))
    return offered.has(area) && excludeCodes.length < area.excludeCodes.length ? { ...area, excludeCodes } : area
  })
}

/** Removes the exclusions below a place from the areas that do not exclude the place itself. */
export function dropBelow(areas: readonly AreaForm[], code: string, delivery: Delivery): readonly AreaForm[] {
  const dropped = dropExclusions(areas, code, delivery)
  return areas.map((area, index) => (area.excludeCodes.includes(code) ? area : (dropped[index] ?? area)))
}
