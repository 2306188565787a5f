import { countryCode, kindOf, parentCode } from './codes'
import { coverageOf } from './coverage'
import { offeredIn } from './rules'
import type { AreaForm, Delivery, Places } from './types'

/** What is served of a country: all of it except some, or some of it. */
export type CoveragePhrase = ReturnType<typeof coveragePhrases>[number]

/** A phrase a country, in the order in which the areas were made. Exclusions that exclude nothing are not told. */
export function coveragePhrases(areas: readonly AreaForm[], delivery: Delivery, places: Places) {
  const offered = offeredIn(areas, delivery)
  const coverage = coverageOf(areas, delivery, places)
  const countries = [...new Set(offered.map(area => countryCode(area.code)))]
  const isCoveredAbove = (code: string) => coverage.covers(parentCode(code) ?? '')
  return countries.map(country => {
    const mine = offered.filter(area => countryCode(area.code) === country)
    const left = [...new Set(mine.flatMap(area => area.excludeCodes))]
    const out = left.filter(code => !coverage.covers(code) && isCoveredAbove(code))
    const only = mine.map(({ code }) => code).filter(code => code !== country && !isCoveredAbove(code))
    return {
      country,
      /** An area covers the country as a whole. */
      whole: coverage.covers(country),
      /** Provinces that are left out of the whole. */
      except: out.filter(code => kindOf(code) === 'province'),
      /** Provinces and cities that are served by areas of their own, where nothing above them is. */
      only,
      /** Cities that are left out of what is served. */
      excludedCities: out.filter(code => kindOf(code) === 'city').length,
    }
  })
}
