import { getOrInsert } from '../base/get-or-insert'
import { plainText } from '../base/plain-text'
import type { Place, Places } from './types'

/** A row of the visible tree: its level and place among its siblings, as they are read out. */
interface TreeRow {
  readonly place: Place
  /** From 1. */
  readonly level: number
  readonly position: number
  readonly size: number
  /** Null for a place that has nothing below it. */
  readonly open: boolean | null
}

/**
 * The rows that are in sight: places whose parents are all open. With something to look for: the loaded places whose
 * name has it, and those above them; what is found can be opened too.
 */
export function treeRows(places: Places, open: ReadonlySet<string>, search = ''): readonly TreeRow[] {
  const wanted = plainText(search).trim()
  const found = wanted === '' ? null : finder(places, wanted)
  const rows: TreeRow[] = []
  const walk = (codes: readonly string[], level: number, all: boolean) => {
    const shown = found === null || all ? codes : codes.filter(code => found.has(code) || found.under(code))
    shown.forEach((code, index) => {
      const place = places.byCode.get(code)
      if (place === undefined) return
      const leads = found !== null && !all && found.under(code)
      const isOpen = place.hasChildren && (leads || open.has(code))
      rows.push({ place, level, position: index + 1, size: shown.length, open: place.hasChildren ? isOpen : null })
      if (isOpen && place.children !== null) walk(place.children, level + 1, all || (found !== null && !leads))
    })
  }
  walk(places.countries ?? [], 1, false)
  return rows
}

/** How many places of the tree have it in their name; what is known by its name alone has no row yet. */
export function countFound(places: Places, search: string): number {
  const wanted = plainText(search).trim()
  if (wanted === '' || places.countries === null) return 0
  const { has } = finder(places, wanted)
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

function finder(places: Places, wanted: string) {
  const below = new Map<string, boolean>()
  const has = (code: string) => {
    const place = places.byCode.get(code)
    return place !== undefined && plainName(place).includes(wanted)
  }
  const under = (code: string): boolean => {
    const children = places.byCode.get(code)?.children ?? []
    return getOrInsert(below, code, () => children.some(child => has(child) || under(child)))
  }
  return { has, under }
}

/** Made once: a tree of thousands is searched at every key. */
const plainNames = new WeakMap<Place, string>()

function plainName(place: Place): string {
  return getOrInsert(plainNames, place, () => plainText(place.name))
}
