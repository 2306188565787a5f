import { isInForce } from '../session/rules'
import type { Cents } from '../wire/base'
import type { ServiceArea } from '../wire/service-areas'
import type { DayPlan } from './types'

/** The lowest and the highest price that a partner works for. */
export type PriceSpan = NonNullable<ReturnType<typeof pricesOf>>

interface PricedArea {
  readonly status: ServiceArea['status']
  readonly deliveryOptions?: readonly ({ readonly price?: Cents | null } | null)[] | null
}

/** Returns the prices of the areas in force; null if they have none. A server may leave out options or prices. */
export function pricesOf(areas: readonly PricedArea[]) {
  const prices = areas
    .filter(isInForce)
    .flatMap(({ deliveryOptions }) => (deliveryOptions ?? []).map(option => option?.price ?? Number.NaN))
    .filter(Number.isFinite)
  return prices.length === 0 ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) }
}

/** Returns a price with the discount or surge of a day, in whole cents. */
export function priceOn(price: Cents, { kind, percent }: DayPlan): Cents {
  const change = kind === 'discount' ? -percent : kind === 'surge' ? percent : 0
  return Math.round((price * (100 + change)) / 100)
}
