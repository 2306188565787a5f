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

/** The letters that are typed, one after the other; their accents do not count. */
export const typed = ['m', 'me', 'mes'] as const

/** So many countries with their provinces and cities: 250 make 5,000 and 50,000. The same names every time. */
export function manyPlaces(countries: number): Places {
  const random = createRandom(5)
  const name = () => {
    const word = Array.from({ length: random.whole(2, 4) }, () => random.pick(syllables)).join('')
    return word[0]?.toUpperCase() + word.slice(1)
  }
  const below = (code: string, count: number, hasChildren: boolean): Location['children'] =>
    Array.from({ length: count }, (_, at) => ({ code: `${code}-${letters(at)}`, name: name(), hasChildren }))
  const tops = Array.from({ length: countries }, (_, at): Location => {
    const code = letters(at)
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

function letters(at: number): string {
  return String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))
}
