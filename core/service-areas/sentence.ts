import { countryCode, kindOf, parentCode } from './codes'
import { coverageOf } from './coverage'
import { offeredIn } from './rules'
import type { AreaForm, Delivery, Places } from './types'

/** The coverage of a country: all of it with exceptions, or parts of it. */
export type CoveragePhrase = ReturnType<typeof coveragePhrases>[number]

/** Returns one phrase for each country, in the order of the areas. Exclusions without effect are left out. */
export function coveragePhrases(areas: readonly AreaForm[], delivery: Delivery, places: Places) {
  const offered = offeredIn(areas, delivery)
  const coverage = coverageOf(areas, delivery, places)
  const countries = [...new Set(offered.map(area => countryCode(area.code)))]
  const isCoveredAbove = (code: string) => coverage.covers(parentCode(code) ?? '')
  return countries.map(country => {
    const ofCountry = offered.filter(area => countryCode(area.code) === country)
    const codes = [...new Set(ofCountry.flatMap(area => area.excludeCodes))]
    const excluded = codes.filter(code => !coverage.covers(code) && isCoveredAbove(code))
    const only = ofCountry.map(({ code }) => code).filter(code => code !== country && !isCoveredAbove(code))
    return {
      country,
      /** Whether an area covers the country as a whole. */
      isWhole: coverage.covers(country),
      /** The provinces that are excluded. */
      except: excluded.filter(code => kindOf(code) === 'province'),
      /** The provinces and cities with their own areas, where no place above is served. */
      only,
      /** The number of excluded cities. */
      excludedCities: excluded.filter(code => kindOf(code) === 'city').length,
    }
  })
}
