import type { ShippingType } from '../../wire/reference'

/** Returns the courier with a name; null when none has it. Case and extra blanks do not matter. */
export function findCourier(name: string, couriers: readonly ShippingType[]): ShippingType | null {
  const wanted = courierKey(name)
  return couriers.find(courier => courierKey(courier.name) === wanted) ?? null
}

/** Returns the slugs of the couriers that have a slug. */
export function slugsOf(couriers: readonly ShippingType[]): string[] {
  return couriers.flatMap(({ aftership_slug }) => aftership_slug ?? [])
}

export function courierKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
