import type { ShippingType } from '../../core/wire/reference'

export function slugsOf(types: readonly ShippingType[]): string[] {
  return types.flatMap(({ aftership_slug }) => aftership_slug ?? [])
}
