import { useEffect } from 'react'
import companyWords from '../../core/i18n/en/company-parts'
import driveWords from '../../core/i18n/en/drive-inventory'
import reviewWords from '../../core/i18n/en/registration-review'
import stepWords from '../../core/i18n/en/registration-steps'
import { registerMessages } from '../../core/i18n/translate'
import { timezoneLabel } from '../../core/reference/rules'
import type { Names } from '../../core/registration/subjects'
import { nameOf } from '../../core/service-areas/places'
import { placesArea } from '../../core/service-areas/places-store'
import type { Registration } from '../../core/wire/people'
import type { Timezone } from '../../core/wire/reference'
import { useStore } from '../base/bridge/hooks'

/** What a review says comes from the areas that it reviews. */
for (const words of [companyWords, driveWords, reviewWords, stepWords]) registerMessages('en', words)

/** Names for what registrations hold as codes; the places that have none yet are asked for. */
export function useNames(timezones: readonly Timezone[], ...registrations: readonly (Registration | null)[]): Names {
  const { places, name } = useStore(placesArea)
  const areas = registrations.flatMap(registration => registration?.serviceAreas ?? [])
  const codes = areas.flatMap(({ code, excludeCodes }) => [code, ...excludeCodes]).join(' ')
  useEffect(() => {
    if (codes !== '') void name(codes.split(' '))
  }, [codes, name])
  const known = places.value
  return {
    place: code => nameOf(known, code),
    timezone(value) {
      const zone = timezones.find(each => each.value === value)
      return zone ? timezoneLabel(zone) : value
    },
  }
}
