import type { Http } from '../http/http'
import type { Country, ShippingType, Timezone } from '../wire/reference'
import { sortShippingTypes } from './rules'

/** GET {main}/v1/shipping-types, in the order of display; a missing slug is null. */
export async function fetchShippingTypes(http: Http): Promise<ShippingType[]> {
  const types = await http.get<ShippingType[]>('main', 'v1/shipping-types')
  return sortShippingTypes(types.map(type => ({ ...type, aftership_slug: type.aftership_slug ?? null })))
}

/** GET {main}/v1/timezones. */
export function fetchTimezones(http: Http): Promise<Timezone[]> {
  return http.get('main', 'v1/timezones')
}

/** GET {main}/v1/countries; a calling code has no plus, and a country without one is left out. */
export async function fetchCountries(http: Http): Promise<Country[]> {
  const countries = await http.get<Country[]>('main', 'v1/countries')
  return countries
    .map(country => ({ ...country, intlCode: String(country.intlCode ?? '').replace(/\D/g, '') }))
    .filter(({ intlCode }) => intlCode !== '')
}
