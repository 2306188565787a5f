import { countryCode, kindOf, parentCode } from './codes'
import { coverageOf } from './coverage'
import { offeredIn } from './rules'
import type { AreaForm, Delivery, Places } from './types'

/** What is served of a country: all of it except some, or some of it. */
export interface CoveragePhrase {
  readonly country: string
  /** An area covers the country as a whole. */
  readonly whole: boolean
  /** Provinces that are left out of the whole. */
  readonly except: readonly string[]
  /** Provinces and cities that are served by areas of their own, where nothing above them is. */
  readonly only: readonly string[]
  /** Cities that are left out of what is served. */
  readonly excludedCities: number
}

/** A phrase a country, in the order in which the areas were made. Exclusions that exclude nothing are not told. */
export function coveragePhrases(areas: readonly AreaForm[], delivery: Delivery, places: Places) {
  const offered = offeredIn(areas, delivery)
  const coverage = coverageOf(areas, delivery, places)
  const countries = [...new Set(offered.map(area => countryCode(area.code)))]
  return countries.map((country): CoveragePhrase => {
    const mine = offered.filter(area => countryCode(area.code) === country)
    const left = [...new Set(mine.flatMap(area => area.excludeCodes))]
    const out = left.filter(code => !coverage.covers(code) && isCoveredAbove(code))
    const only = mine.map(({ code }) => code).filter(code => code !== country && !isCoveredAbove(code))
    return {
      country,
      whole: coverage.covers(country),
      except: out.filter(code => kindOf(code) === 'province'),
      only,
      excludedCities: out.filter(code => kindOf(code) === 'city').length,
    }
  })

  function isCoveredAbove(code: string): boolean {
    const above = parentCode(code)
    return above !== null && coverage.covers(above)
  }
}
