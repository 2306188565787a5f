import type { Location, PlaceCountry } from '../../wire/service-areas'
import { cities, cityCode } from './cities'

const countryNames: Record<string, string> = { US: 'United States', CA: 'Canada', MX: 'Mexico', GB: 'United Kingdom' }

const provinceTable: Record<string, string> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|ON Ontario|PE Prince Edward Island|QC Québec|SK Saskatchewan',
  MX: 'CMX Ciudad de México|JAL Jalisco|NLE Nuevo León|PUE Puebla',
  GB: 'ENG England|SCT Scotland|WLS Wales',
}

interface Place {
  name: string
  kind: Location['kind']
  parent: string | null
}

function readPlaces(): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const [code, name] of Object.entries(countryNames)) places.set(code, { name, kind: 'country', parent: null })
  for (const [country, rows] of Object.entries(provinceTable))
    for (const row of rows.split('|')) {
      const [code = '', ...name] = row.split(' ')
      places.set(`${country}-${code}`, { name: name.join(' '), kind: 'province', parent: country })
    }
  for (const city of cities)
    places.set(cityCode(city), { name: city.name, kind: 'city', parent: `${city.country}-${city.province}` })
  return places
}

const places = readPlaces()

export function placeName(code: string): string {
  return places.get(code)?.name ?? code
}

/** Returns whether a code is that of a country, a province or a city. */
export function isPlace(code: unknown): code is string {
  return typeof code === 'string' && places.has(code)
}

function readChildren(): Map<string, { code: string; name: string }[]> {
  const children = new Map<string, { code: string; name: string }[]>()
  for (const [code, { name, parent }] of places)
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), { code, name }])
  for (const siblings of children.values()) siblings.sort((a, b) => (a.name < b.name ? -1 : 1))
  return children
}

const childrenOf = readChildren()

function locationOf(code: string): Location | null {
  const place = places.get(code)
  if (place === undefined) return null
  const children = (childrenOf.get(code) ?? []).map(child => ({ ...child, hasChildren: childrenOf.has(child.code) }))
  return { code, name: place.name, kind: place.kind, children }
}

/** Returns a location for each known code, once; without any code, all countries. */
export function locationsOf(codes: readonly string[]): Location[] {
  const requestedCodes = codes.length > 0 ? codes : Object.keys(countryNames)
  return [...new Set(requestedCodes)].flatMap(code => locationOf(code) ?? [])
}

/** Returns the countries, provinces and cities of the codes as the tree of a service area. */
export function placesOf(codes: readonly string[]): PlaceCountry[] {
  const countries = new Map<string, PlaceCountry>()
  for (const code of codes) {
    const [country = '', province, city] = code.split('-')
    const top = countries.get(country) ?? { code: country, name: placeName(country), subdivisions: [] }
    countries.set(country, top)
    if (province === undefined) continue
    const middleCode = `${country}-${province}`
    let middle = top.subdivisions.find(subdivision => subdivision.code === middleCode)
    if (middle === undefined) {
      middle = { code: middleCode, name: placeName(middleCode), cities: [] }
      top.subdivisions.push(middle)
    }
    if (city !== undefined) middle.cities.push({ code, name: placeName(code) })
  }
  return [...countries.values()]
}
