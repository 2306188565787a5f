import type { Consignment } from '../../wire/shipments'
import type { Random } from '../random'

/**
 * The couriers of seeded shipments. Their numbers have valid check digits, so that only mistyped numbers get a hint.
 */
const makers = [
  { type: 'FedEx', slug: 'fedex', make: fedex },
  { type: 'UPS', slug: 'ups', make: ups },
  { type: 'Purolator', slug: 'purolator', make: purolator },
] as const

export function consignment(random: Random, country: string): Consignment {
  const { type, slug, make } = country === 'CA' ? makers[2] : random.pick(makers.slice(0, 2))
  return { type, slug, reference: make(random), comments: random.chance(0.06) ? 'Two parcels' : null }
}

function fedex(random: Random): string {
  const body = `986${random.digits(8)}`
  const weights = [3, 1, 7]
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0)
  return `${body}${(sum % 11) % 10}`
}

function ups(random: Random): string {
  return upsNumber(random.digits(9))
}

/** Returns a tracking number of UPS with its check digit. */
export function upsNumber(digits: string): string {
  const body = `5R8939${digits}`
  const sum = [...body].reduce((total, character, index) => {
    const value = character >= 'A' ? (character.charCodeAt(0) - 3) % 10 : Number(character)
    return total + (index % 2 === 1 ? value * 2 : value)
  }, 0)
  return `1Z${body}${(10 - (sum % 10)) % 10}`
}

function purolator(random: Random): string {
  const body = `3205${random.digits(7)}`
  const sum = [...body].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
