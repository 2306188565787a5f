import type { Http } from '../http/http'
import type { Country, ShippingType, Timezone } from '../wire/reference'
import { sortShippingTypes } from './rules'

/** Reads GET {main}/v1/shipping-types, and returns the types in the order of display; a missing slug is null. */
export async function fetchShippingTypes(http: Http): Promise<ShippingType[]> {
  const types = await http.get<ShippingType[]>('main', 'v1/shipping-types')
  return sortShippingTypes(types.map(type => ({ ...type, aftership_slug: type.aftership_slug ?? null })))
}

/** Reads GET {main}/v1/timezones. */
export function fetchTimezones(http: Http): Promise<Timezone[]> {
  return http.get('main', 'v1/timezones')
}

/** Reads GET {main}/v1/countries. Calling codes have no plus, and countries without a calling code are left out. */
export async function fetchCountries(http: Http): Promise<Country[]> {
  const countries = await http.get<Country[]>('main', 'v1/countries')
  return countries
    .map(country => ({ ...country, intlCode: String(country.intlCode ?? '').replace(/\D/g, '') }))
    .filter(({ intlCode }) => intlCode !== '')
}
