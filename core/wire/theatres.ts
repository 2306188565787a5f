import type { Cents, Dollars } from './base'
import type { DeliveryType } from './service-areas'

export interface TheatreListSent {
  id?: string
  name?: string
  deliveryType: DeliveryType
  theatres: string[] // ids
  deliveryOptions: TheatreDeliveryOption<Dollars>[]
}
export interface TheatreDeliveryOption<Money> {
  deliveryTime: { unit: 'days' | 'hours'; value: number }
  price: Money
  size: number
} // size in GB
export interface TheatreList extends Omit<TheatreListSent, 'theatres' | 'deliveryOptions'> {
  id: string
  status: 'active' | 'pending'
  theatres: Theatre[]
  deliveryOptions: TheatreDeliveryOption<Cents>[]
}

/** GET {theatres}/v1/theatres/search?offset=&ps=&q= ; with ids[]=… instead of q, those theatres (names for a submitted list). */
export interface TheatreSearch {
  theatres: Theatre[]
  hasMoreTheatres: boolean
}
export interface Theatre {
  id: string
  name: string
  street: string
  displayLocation: string
  city: string
  state: { code: string; name: string } | null
  country: { code: string; name: string }
  postalCode: string
  phone?: string
  addressType?: string
  timezone?: string // IANA; deliver-by is shown in it when given
}
