import type { DeliveryType, Location, ServiceAreaSent } from '../wire/service-areas'

/** The two tabs: areas with HARD_DRIVE or no delivery type, and the others (decision 14). */
export type Delivery = 'drive' | 'electronic'

export type Unit = 'days' | 'hours'

/** A delivery option of an area as it is typed; money as dollars, times as HH:mm. */
export interface OptionForm {
  readonly max: string
  readonly unit: Unit | ''
  readonly price: string
  readonly pickup: string
}

export interface AreaForm {
  /** Null until the back end has registered it. */
  readonly id: string | null
  /** Tells an area by while it has no id, whatever its type becomes; never sent. */
  readonly local?: string | undefined
  readonly code: string
  readonly deliveryType: DeliveryType
  readonly options: readonly OptionForm[]
  readonly excludeCodes: readonly string[]
  readonly status: ServiceAreaSent['status']
}

/** A delivery option of a theatre list as it is typed; size in GB. */
export interface ListOptionForm {
  readonly time: string
  readonly unit: Unit | ''
  readonly price: string
  readonly size: string
}

export interface ListForm {
  readonly id: string | null
  /** Tells a list by while it has no id; never sent. */
  readonly local?: string | undefined
  /** The list is registered and not in force yet; never sent. */
  readonly isPending?: boolean | undefined
  readonly name: string
  readonly deliveryType: DeliveryType | ''
  /** Ids. */
  readonly theatres: readonly string[]
  readonly options: readonly ListOptionForm[]
}

/** All that a partner offers: what is submitted and approved together (decision 17). */
export interface Offer {
  readonly areas: readonly AreaForm[]
  readonly lists: readonly ListForm[]
}

/** A place of the tree; `children` is null while nobody has asked for them. */
export interface Place {
  readonly code: string
  readonly name: string
  readonly kind: Location['kind']
  readonly hasChildren: boolean
  readonly children: readonly string[] | null
}

/** The places that are loaded; `countries` is null before the first answer. */
export interface Places {
  readonly byCode: ReadonlyMap<string, Place>
  readonly countries: readonly string[] | null
}
