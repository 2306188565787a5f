import type { ShippingType, Timezone } from '../wire/reference'

/** Sorted by name, but for the server's last entry, which stays last (decision 28). */
export function sortShippingTypes(types: readonly ShippingType[]): ShippingType[] {
  const last = types.at(-1)
  if (last === undefined) return []
  return [...types.slice(0, -1).toSorted((a, b) => a.name.localeCompare(b.name)), last]
}

/** "(UTC-05:00) Eastern Time" (specification, section 9). */
export function timezoneLabel(zone: Timezone): string {
  return `(UTC${zone.utcOffset}) ${zone.name}`
}
