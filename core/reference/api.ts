import type { Http } from '../http/http'
import type { ShippingType } from '../wire/reference'
import { sortShippingTypes } from './rules'

/** GET {main}/v1/shipping-types, in the order in which they are shown; one without a slug has null. */
export async function fetchShippingTypes(http: Http): Promise<ShippingType[]> {
  const types = (await http.get<ShippingType[] | null>('main', 'v1/shipping-types')) ?? []
  return sortShippingTypes(types.map(type => ({ ...type, aftership_slug: type.aftership_slug ?? null })))
}
