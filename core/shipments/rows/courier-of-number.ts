import { innerNumber, type TrackingHint, trackingHint } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import type { ShipmentEdit } from '../types'
import { findCourier, slugsOf } from './couriers'

/** Returns the names of the couriers with a format and check digit that fit a number. */
export function couriersOf(number: string, couriers: readonly ShippingType[]): readonly string[] {
  const hint = trackingHint(number, undefined, slugsOf(couriers))
  const slugs = hint?.kind === 'open' ? hint.others : []
  return couriers.flatMap(({ name, aftership_slug: slug }) => (slug !== null && slugs.includes(slug) ? name : []))
}

/**
 * Returns the name of the only courier with a format and check digit that fit a number; empty when none or several fit.
 */
export function courierOf(number: string, couriers: readonly ShippingType[]): string {
  const [only, ...others] = couriersOf(number, couriers)
  return only !== undefined && others.length === 0 ? only : ''
}

/** Returns the hint of a row's tracking number, given the row's courier; null when no rule applies. */
export function numberHint(
  { shippingCourier, shippingTracking }: Pick<ShipmentEdit, 'shippingCourier' | 'shippingTracking'>,
  couriers: readonly ShippingType[],
): TrackingHint | null {
  return trackingHint(shippingTracking, slugIn(shippingCourier, couriers), slugsOf(couriers))
}

/**
 * Returns the number that a courier takes from a whole barcode; null for any other text.
 * @param courier the name of the courier; empty when none is chosen
 */
export function numberInBarcode(text: string, courier: string, couriers: readonly ShippingType[]): string | null {
  return innerNumber(text, slugIn(courier, couriers))
}

/** Returns the slug of a typed courier; undefined when none is typed, null when the courier has no slug. */
function slugIn(courier: string, couriers: readonly ShippingType[]): string | null | undefined {
  return courier.trim() === '' ? undefined : (findCourier(courier, couriers)?.aftership_slug ?? null)
}
