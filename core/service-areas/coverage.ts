import { getOrInsert } from '../base/get-or-insert'
import { isUnder, isUnderOrAt, parentCode, upwards } from './codes'
import { offeredIn, removed } from './rules'
import type { AreaForm, Delivery, Places } from './types'

/** How much of a place is served. */
type Cover = 'in' | 'partly' | 'out'

export type Coverage = ReturnType<typeof coverageOf>

/**
 * What the areas of a tab cover, asked place by place. Built once for an edit; a place is then answered by the few codes
 * above it, and by its loaded children where it matters.
 */
export function coverageOf(areas: readonly AreaForm[], delivery: Delivery, places: Places) {
  const { covers, areasBelow, excludedBelow } = marksOf(offeredIn(areas, delivery))
  const known = new Map<string, Cover>()

  function measured(code: string): Cover {
    const covered = covers(code)
    const mixed = covered ? excludedBelow : areasBelow
    if (!mixed.has(code)) return covered ? 'in' : 'out'
    const children = places.byCode.get(code)?.children
    if (!children || children.length === 0) return 'partly'
    const first = stateOf(children[0] ?? '')
    return children.every(child => stateOf(child) === first) ? first : 'partly'
  }

  const stateOf = (code: string): Cover => getOrInsert(known, code, () => measured(code))

  return {
    stateOf,
    /** An area covers it, whatever is excluded below it. */
    covers,
    /** It is left out of an area that covers what is above it. */
    isExcluded: (code: string) => covers(parentCode(code) ?? '') && !covers(code) && stateOf(code) === 'out',
    /** Places below it that an area leaves out. */
    excludedBelow: (code: string) => excludedBelow.get(code) ?? 0,
  }
}

/** What areas cover, places with an area below them, and how many places below one are left out. */
function marksOf(areas: readonly AreaForm[]) {
  /** By code, what each of its areas leaves out: one by satellite and one by internet may share it. */
  const excludes = new Map<string, ReadonlySet<string>[]>()
  const areasBelow = new Set<string>()
  for (const { code, excludeCodes } of areas) {
    excludes.set(code, [...(excludes.get(code) ?? []), new Set(excludeCodes)])
    for (const above of upwards(code).slice(1)) areasBelow.add(above)
  }
  const covers = (code: string) => {
    const chain = upwards(code)
    return chain.some((above, at) =>
      excludes.get(above)?.some(excluded => !chain.slice(0, at + 1).some(between => excluded.has(between))),
    )
  }
  const excludedBelow = new Map<string, number>()
  for (const code of new Set(areas.flatMap(area => area.excludeCodes))) {
    if (covers(code)) continue
    for (const above of upwards(code).slice(1)) excludedBelow.set(above, (excludedBelow.get(above) ?? 0) + 1)
  }
  return { areasBelow, excludedBelow, covers }
}

/** Lets the areas of a tab serve nothing of a place: its own areas go, larger ones leave it out. */
export function takeOut(areas: readonly AreaForm[], code: string, delivery: Delivery, places: Places) {
  const mine = new Set(offeredIn(areas, delivery))
  const left = areas.flatMap(area => {
    if (!mine.has(area)) return [area]
    if (isUnderOrAt(area.code, code)) return removed(area)
    if (!isUnder(code, area.code) || area.excludeCodes.some(excluded => isUnderOrAt(code, excluded))) return [area]
    return [{ ...area, excludeCodes: [...area.excludeCodes.filter(excluded => !isUnder(excluded, code)), code] }]
  })
  // An area that leaves out all there is, is none.
  const coverage = coverageOf(left, delivery, places)
  const still = new Set(offeredIn(left, delivery))
  return left.flatMap(area =>
    still.has(area) && isUnder(code, area.code) && coverage.stateOf(area.code) === 'out' ? removed(area) : [area],
  )
}

/** Takes back that a place is left out, and anything below it. It may need an area of its own after that. */
export function dropExclusions(areas: readonly AreaForm[], code: string, delivery: Delivery): readonly AreaForm[] {
  const mine = new Set(offeredIn(areas, delivery))
  return areas.map(area => {
    const excludeCodes = area.excludeCodes.filter(excluded => !isUnderOrAt(excluded, code))
    return mine.has(area) && excludeCodes.length < area.excludeCodes.length ? { ...area, excludeCodes } : area
  })
}

/** Takes back what is left out below a place by the areas that do not leave out the place itself. */
export function dropBelow(areas: readonly AreaForm[], code: string, delivery: Delivery): readonly AreaForm[] {
  const dropped = dropExclusions(areas, code, delivery)
  return areas.map((area, at) => (area.excludeCodes.includes(code) ? area : (dropped[at] ?? area)))
}
