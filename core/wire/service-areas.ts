import type { Cents, Dollars, TimeOfDay } from './base'

export type DeliveryType = 'HARD_DRIVE' | 'SATELLITE' | 'INTERNET'
export interface ServiceAreaSent {
  id?: string
  code: string // "US", "US-CA", "US-CA-LAX": country, province, city
  deliveryType: DeliveryType
  deliveryOptions: AreaDeliveryOption<Dollars>[]
  excludeCodes: string[]
  status: 'active' | 'pending' | 'deleted'
}
export interface AreaDeliveryOption<Money> {
  maxTime: { unit: 'days' | 'hours'; value: number }
  price: Money
  shippingPickupTime: TimeOfDay | null
}
/**
 * An approved area of a partner. A missing deliveryType, or HARD_DRIVE, belongs to the tab Drive Delivery; the others
 * to Electronic Delivery.
 */
export interface ServiceArea extends Omit<ServiceAreaSent, 'deliveryOptions'> {
  id: string
  deliveryOptions: AreaDeliveryOption<Cents>[]
  validIn: { countries: PlaceCountry[] }
  notValidIn: { countries: PlaceCountry[] }
}
export interface PlaceCountry {
  code: string
  name: string
  subdivisions: { code: string; name: string; cities: { code: string; name: string }[] }[]
}

/** GET {main}/v1/locations?codes[]=… answers Location[], one for each code asked; no codes: the countries. */
export interface Location {
  code: string
  name: string
  kind: 'country' | 'province' | 'city'
  children: { code: string; name: string; hasChildren: boolean }[]
}
