import type { ShippingType } from '../../wire/reference'

/** A courier by its name, whatever its case and the blanks in it. */
export function findCourier(name: string, couriers: readonly ShippingType[]): ShippingType | null {
  const wanted = courierKey(name)
  return couriers.find(courier => courierKey(courier.name) === wanted) ?? null
}

/** The couriers whose numbers and pages are known, by their slugs. */
export function slugsOf(couriers: readonly ShippingType[]): string[] {
  return couriers.flatMap(({ aftership_slug }) => aftership_slug ?? [])
}

export function courierKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
