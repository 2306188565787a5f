import { trackingHint } from '../../tracking/hint'
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

/** The name of the only courier whose format and check digit a number fits; empty where none or several fit. */
export function courierOf(number: string, couriers: readonly ShippingType[]): string {
  const hint = trackingHint(number, undefined, slugsOf(couriers))
  const slugs = hint?.kind === 'open' ? hint.others : []
  const [only, ...others] = couriers.filter(({ aftership_slug }) => aftership_slug && slugs.includes(aftership_slug))
  return only && others.length === 0 ? only.name : ''
}

export function courierKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
