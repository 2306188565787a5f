import type { DeliveryType, Location, ServiceAreaSent } from '../wire/service-areas'

/** The two tabs: areas with HARD_DRIVE or no delivery type, and the others (decision 14). */
export type Delivery = 'drive' | 'electronic'

export type Unit = 'days' | 'hours'

/** A delivery option of an area as it is typed; prices in dollars, times as HH:mm. */
export interface OptionForm {
  readonly max: string
  readonly unit: Unit | ''
  readonly price: string
  readonly pickup: string
}

export interface AreaForm {
  /** Null until the server has registered the area. */
  readonly id: string | null
  /** Identifies an area without an id, even when its type changes; never sent. */
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
  /** Identifies a list without an id; never sent. */
  readonly local?: string | undefined
  /** Whether the list is registered and not in force yet; never sent. */
  readonly isPending?: boolean | undefined
  readonly name: string
  readonly deliveryType: DeliveryType | ''
  /** The ids of theatres. */
  readonly theatres: readonly string[]
  readonly options: readonly ListOptionForm[]
}

/** The whole offer of a partner, which is submitted and approved together (decision 17). */
export interface Offer {
  readonly areas: readonly AreaForm[]
  readonly lists: readonly ListForm[]
}

/** A place of the tree; `children` is null until they are read. */
export interface Place {
  readonly code: string
  readonly name: string
  readonly kind: Location['kind']
  readonly hasChildren: boolean
  readonly children: readonly string[] | null
}

/** The loaded places; `countries` is null until they are read. */
export interface Places {
  readonly byCode: ReadonlyMap<string, Place>
  readonly countries: readonly string[] | null
}
