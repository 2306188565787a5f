import type { Country, ShippingType, Timezone } from '../../wire/reference'

const timezoneRows =
  'Hawaii Time;Pacific/Honolulu;-10:00|Alaska Time;America/Anchorage;-09:00|Pacific Time;America/Los_Angeles;-08:00|Arizona Time;America/Phoenix;-07:00|Mountain Time;America/Denver;-07:00|Mountain Time;America/Edmonton;-07:00|Central Time;America/Chicago;-06:00|Central Time;America/Winnipeg;-06:00|Mexico City Time;America/Mexico_City;-06:00|Eastern Time;America/New_York;-05:00|Eastern Time;America/Toronto;-05:00|Atlantic Time;America/Halifax;-04:00|Newfoundland Time;America/St_Johns;-03:30|Brasília Time;America/Sao_Paulo;-03:00|Greenwich Mean Time;Europe/London;+00:00|Central European Time;Europe/Paris;+01:00|Eastern European Time;Europe/Athens;+02:00|India Standard Time;Asia/Kolkata;+05:30|Japan Standard Time;Asia/Tokyo;+09:00|Australian Eastern Time;Australia/Sydney;+10:00'

const countryRows =
  'US United States 1|CA Canada 1|MX Mexico 52|GB United Kingdom 44|IE Ireland 353|FR France 33|BE Belgium 32|NL Netherlands 31|DE Germany 49|AT Austria 43|CH Switzerland 41|IT Italy 39|ES Spain 34|PT Portugal 351|SE Sweden 46|NO Norway 47|DK Denmark 45|FI Finland 358|PL Poland 48|CZ Czechia 420|GR Greece 30|BR Brazil 55|AR Argentina 54|CL Chile 56|IN India 91|CN China 86|JP Japan 81|KR South Korea 82|AU Australia 61|NZ New Zealand 64|ZA South Africa 27'

const shippingRows =
  'FedEx fedex|UPS ups|USPS usps|DHL Express dhl|Purolator purolator|Canada Post canada-post|OnTrac ontrac|Royal Mail royal-mail|DPD dpd|DPD UK dpd-uk|Lone Star Overnight lso'

export const timezones: readonly Timezone[] = timezoneRows.split('|').map(row => {
  const [name = '', value = '', utcOffset = ''] = row.split(';')
  return { name, value, utcOffset }
})

/** Splits a row at its first and last space, because a name can contain spaces. `start` ends at the last space. */
function partsOf(row: string): { first: string; middle: string; last: string; start: string } {
  const parts = row.split(' ')
  return {
    first: parts[0] ?? '',
    middle: parts.slice(1, -1).join(' '),
    last: parts.at(-1) ?? '',
    start: parts.slice(0, -1).join(' '),
  }
}

export const countries: readonly Country[] = countryRows.split('|').map(row => {
  const { first, middle, last } = partsOf(row)
  return { code: first, name: middle, intlCode: last }
})

/** The slugs are those of AfterShip. "Other" is for all other deliveries and stays last. */
export const shippingTypes: readonly ShippingType[] = [
  ...shippingRows.split('|').map(row => ({ name: partsOf(row).start, aftership_slug: partsOf(row).last })),
  { name: 'Own courier', aftership_slug: null },
  { name: 'Other', aftership_slug: null },
]
