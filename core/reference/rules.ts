import type { Country, ShippingType, Timezone } from '../wire/reference'

/** Returns the list sorted by name, except the server's last entry, which stays last (decision 28). */
export function sortShippingTypes(types: readonly ShippingType[]): ShippingType[] {
  const last = types.at(-1)
  if (last === undefined) return []
  return [...types.slice(0, -1).toSorted((a, b) => a.name.localeCompare(b.name)), last]
}

/** Returns "(UTC-05:00) Eastern Time" (specification, section 9). */
export function timezoneLabel(zone: Timezone): string {
  return `(UTC${zone.utcOffset}) ${zone.name}`
}

/** A choice of a list. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/**
 * Returns one choice for each label, with the chosen zone if several share it (decision 28). A chosen zone that is not
 * listed is added.
 */
export function timezoneChoices(zones: readonly Timezone[], chosen: string): Choice[] {
  const byLabel = new Map<string, string>()
  for (const zone of zones) {
    const label = timezoneLabel(zone)
    if (!byLabel.has(label) || zone.value === chosen) byLabel.set(label, zone.value)
  }
  const choices = [...byLabel].map(([label, value]) => ({ value, label }))
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices
  return [{ value: chosen, label: chosen }, ...choices]
}

/**
 * Returns "GB +44": one choice for each calling code with the countries that share it, sorted by number (decision 28).
 * A chosen code that is not listed is added.
 */
export function callingCodeChoices(countries: readonly Country[], chosen: string): Choice[] {
  const names = new Map<string, string[]>(chosen === '' ? [] : [[chosen, []]])
  for (const { intlCode, code } of countries) names.set(intlCode, [...(names.get(intlCode) ?? []), code])
  return [...names]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([value, codes]) => ({ value, label: `${codesText(codes)} +${value}`.trim() }))
}

/** Returns at most two countries, because no more fit the field. */
function codesText(codes: readonly string[]): string {
  return codes.length > 2 ? `${codes.slice(0, 2).join(', ')}…` : codes.join(', ')
}
