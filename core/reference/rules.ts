import type { Country, ShippingType, Timezone } from '../wire/reference'

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

/** One of a list of choices. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** One entry a label, the chosen zone's own where several share one (decision 28); a zone that is not listed stays. */
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

/** "GB +44": one entry a calling code with the countries that share it, sorted as numbers (decision 28). A code that is not listed stays. */
export function callingCodeChoices(countries: readonly Country[], chosen: string): Choice[] {
  const names = new Map<string, string[]>(chosen === '' ? [] : [[chosen, []]])
  for (const { intlCode, code } of countries) names.set(intlCode, [...(names.get(intlCode) ?? []), code])
  return [...names]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([value, codes]) => ({ value, label: `${codesText(codes)} +${value}`.trim() }))
}

/** Two countries at most, so that it fits its field. */
function codesText(codes: readonly string[]): string {
  return codes.length > 2 ? `${codes.slice(0, 2).join(', ')}…` : codes.join(', ')
}
