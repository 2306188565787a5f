import { getOrInsert } from '../base/get-or-insert'
import { plainText } from '../base/plain-text'
import type { Place, Places } from './types'

/** A row of the visible tree, with its level and its position among its siblings for screen readers. */
interface TreeRow {
  readonly place: Place
  /** Begins at 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  /** Null for a place without children. */
  readonly open: boolean | null
}

/**
 * Returns the visible rows: places with only open parents. With a search: the loaded places with a matching name, and
 * those above them. Matches can be opened too.
 */
export function treeRows(places: Places, open: ReadonlySet<string>, search = ''): readonly TreeRow[] {
  const term = plainText(search).trim()
  const found = term === '' ? null : createFinder(places, term)
  const rows: TreeRow[] = []
  const walk = (codes: readonly string[], level: number, isBelowMatch: boolean) => {
    const shown = found === null || isBelowMatch ? codes : codes.filter(code => found.has(code) || found.hasBelow(code))
    shown.forEach((code, index) => {
      const place = places.byCode.get(code)
      if (place === undefined) return
      const isAboveMatch = found !== null && !isBelowMatch && found.hasBelow(code)
      const isOpen = place.hasChildren && (isAboveMatch || open.has(code))
      rows.push({ place, level, position: index + 1, size: shown.length, open: place.hasChildren ? isOpen : null })
      if (isOpen && place.children !== null)
        walk(place.children, level + 1, isBelowMatch || (found !== null && !isAboveMatch))
    })
  }
  walk(places.countries ?? [], 1, false)
  return rows
}

/**
 * Returns the number of places in the tree with a matching name. A place that is known only by its name has no row yet.
 */
export function countFound(places: Places, search: string): number {
  const term = plainText(search).trim()
  if (term === '' || places.countries === null) return 0
  const { has } = createFinder(places, term)
  let count = 0
  const walk = (codes: readonly string[]) => {
    for (const code of codes) {
      count += Number(has(code))
      walk(places.byCode.get(code)?.children ?? [])
    }
  }
  walk(places.countries)
  return count
}

function createFinder(places: Places, term: string) {
  const below = new Map<string, boolean>()
  const has = (code: string) => {
    const place = places.byCode.get(code)
    return place !== undefined && plainName(place).includes(term)
  }
  const hasBelow = (code: string): boolean => {
    const children = places.byCode.get(code)?.children ?? []
    return getOrInsert(below, code, () => children.some(child => has(child) || hasBelow(child)))
  }
  return { has, hasBelow }
}

/** A cache, because a tree of thousands of places is searched after each key. */
const plainNames = new WeakMap<Place, string>()

function plainName(place: Place): string {
  return getOrInsert(plainNames, place, () => plainText(place.name))
}
