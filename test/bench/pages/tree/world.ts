import { noPlaces, withLocations } from '../../../../core/service-areas/places'
import type { Places } from '../../../../core/service-areas/types'
import { createRandom } from '../../../../core/testing/random'
import type { Location } from '../../../../core/wire/service-areas'

const perCountry = 20
const perProvince = 10
const syllables = [
  'san',
  'ver',
  'lo',
  'mé',
  'ta',
  'kir',
  'ü',
  'ren',
  'bo',
  'nal',
  'ti',
  'os',
  'grad',
  'vil',
  'ka',
  'mon',
]

/** The texts of the search, one after the other. The search ignores accents. */
export const searchTexts = ['m', 'me', 'mes'] as const

/**
 * Returns countries with their provinces and cities: 250 countries have 5,000 provinces and 50,000 cities. Names are the
 * same every time.
 */
export function manyPlaces(countries: number): Places {
  const random = createRandom(5)
  const name = () => {
    const text = Array.from({ length: random.whole(2, 4) }, () => random.pick(syllables)).join('')
    return text[0]?.toUpperCase() + text.slice(1)
  }
  const below = (code: string, count: number, hasChildren: boolean): Location['children'] =>
    Array.from({ length: count }, (_, index) => ({ code: `${code}-${letters(index)}`, name: name(), hasChildren }))
  const tops = Array.from({ length: countries }, (_, index): Location => {
    const code = letters(index)
    return { code, name: name(), kind: 'country', children: below(code, perCountry, true) }
  })
  const middles = tops.flatMap(({ children }) =>
    children.map(
      ({ code, name: called }): Location => ({
        code,
        name: called,
        kind: 'province',
        children: below(code, perProvince, false),
      }),
    ),
  )
  return withLocations(withLocations(noPlaces, tops, true), middles)
}

function letters(index: number): string {
  return String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))
}
