import type { Location, PlaceCountry } from '../wire/service-areas'
import { kindOf, upwards } from './codes'
import type { Place, Places } from './types'

export const noPlaces: Places = { byCode: new Map(), countries: null }

/**
 * Returns places with an answer of GET locations.
 * @param asCountries whether the request had no codes
 */
export function withLocations(places: Places, answer: readonly Location[], asCountries = false): Places {
  const byCode = new Map(places.byCode)
  for (const { code, name, kind, children } of answer) {
    for (const child of children) {
      const known = byCode.get(child.code)?.children ?? null
      byCode.set(child.code, { ...child, kind: kind === 'country' ? 'province' : 'city', children: known })
    }
    const place = { code, name, kind, hasChildren: children.length > 0, children: children.map(child => child.code) }
    byCode.set(code, place)
  }
  return { byCode, countries: asCountries ? answer.map(({ code }) => code) : places.countries }
}

/**
 * Returns places with the names that came with registered areas. Loaded places stay.
 * @returns the same places if no name is new
 */
export function withNames(places: Places, countries: readonly PlaceCountry[]): Places {
  const provinces = countries.flatMap(({ subdivisions }) => subdivisions ?? [])
  const named = [...countries, ...provinces, ...provinces.flatMap(({ cities }) => cities ?? [])]
  const fresh = new Map<string, Place>()
  for (const { code, name } of named) {
    const kind = kindOf(code)
    if (!places.byCode.has(code)) fresh.set(code, { code, name, kind, hasChildren: kind !== 'city', children: null })
  }
  return fresh.size === 0 ? places : { ...places, byCode: new Map([...places.byCode, ...fresh]) }
}

/** Returns the name of a place, or its code until the name is loaded. */
export function nameOf(places: Places, code: string): string {
  return places.byCode.get(code)?.name ?? code
}

/** Returns "Las Vegas, Nevada, United States". */
export function fullName(places: Places, code: string): string {
  return upwards(code)
    .map(each => nameOf(places, each))
    .join(', ')
}

/** Returns the codes without a name yet, including those above. */
export function unnamed(places: Places, codes: readonly string[]): readonly string[] {
  return [...new Set(codes.flatMap(upwards))].filter(code => !places.byCode.has(code))
}

/** Returns the places of the highest level with unloaded children. */
export function nextUnloaded(places: Places): readonly string[] {
  const isUnloaded = (code: string) => {
    const place = places.byCode.get(code)
    return place?.hasChildren && place.children === null
  }
  let level = places.countries ?? []
  while (level.length > 0) {
    const missing = level.filter(isUnloaded)
    if (missing.length > 0) return missing
    level = level.flatMap(code => places.byCode.get(code)?.children ?? [])
  }
  return []
}
