import type { ShippingType } from '../../wire/reference'

/** Returns the courier with a name. Case and repeated blanks do not matter. */
export function findCourier(name: string, couriers: readonly ShippingType[]): ShippingType | null {
  const wanted = courierKey(name)
  return couriers.find(courier => courierKey(courier.name) === wanted) ?? null
}

/** Returns the slugs of the couriers with known number formats and tracking pages. */
export function slugsOf(couriers: readonly ShippingType[]): string[] {
  return couriers.flatMap(({ aftership_slug }) => aftership_slug ?? [])
}

export function courierKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
