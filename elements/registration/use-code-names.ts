import { useEffect } from 'react'
import '../../core/company-settings/words'
import '../../core/drive-inventory/words'
import { timezoneLabel } from '../../core/reference/rules'
import { registration } from '../../core/registration/store'
import type { Names } from '../../core/registration/subjects'
import { nameOf } from '../../core/service-areas/places'
import { placesArea } from '../../core/service-areas/places-store'
import type { Registration } from '../../core/wire/people'
import { useStore } from '../base/bridge/hooks'

/** Returns the names for the codes of registrations, and loads missing names of places. */
export function useCodeNames(...registrations: readonly (Registration | null)[]): Names {
  const { places, name } = useStore(placesArea)
  const { lists } = useStore(registration)
  const areas = registrations.flatMap(each => each?.serviceAreas ?? [])
  const codes = areas.flatMap(({ code, excludeCodes }) => [code, ...excludeCodes]).join(' ')
  useEffect(() => {
    if (codes !== '') void name(codes.split(' '))
  }, [codes, name])
  const loadedPlaces = places.value
  return {
    place: code => nameOf(loadedPlaces, code),
    timezone(value) {
      const zone = lists.value.data?.timezones.find(each => each.value === value)
      return zone ? timezoneLabel(zone) : value
    },
  }
}
