import { trackingHint } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import { slugsOf } from './couriers'

/** The name of the only courier whose format and check digit a number fits; empty where none or several fit. */
export function courierOf(number: string, couriers: readonly ShippingType[]): string {
  const hint = trackingHint(number, undefined, slugsOf(couriers))
  const slugs = hint?.kind === 'open' ? hint.others : []
  const [only, ...others] = couriers.filter(({ aftership_slug }) => aftership_slug && slugs.includes(aftership_slug))
  return only && others.length === 0 ? only.name : ''
}
