import { type Carrier, carrierOf, carriers, type Shape } from './carriers'

/**
 * The result of the check of a tracking number. `fits`: the carrier has such numbers, and the check digit is right.
 * `mistyped`: the carrier has such numbers, and the check digit is wrong; `check` is the only digit that would fit, and
 * null if several would or if the number fits `others`. `other`: the number is not one of this carrier, but of
 * `others`. `open`: no carrier is chosen, and `others` have such numbers. `none`: no known carrier has such numbers.
 */
export type TrackingHint =
  | { readonly kind: 'fits'; readonly slug: string }
  | {
      readonly kind: 'mistyped'
      readonly slug: string | null
      readonly check: string | null
      readonly others: readonly string[]
    }
  | { readonly kind: 'other' | 'open'; readonly others: readonly string[] }
  | { readonly kind: 'none' }

/**
 * Matches the signs of GS1 that scanners and labels put around the parts of a barcode: "(420)", a group separator,
 * "]C1" at the start.
 */
const gs1 = /^\s*\][A-Za-z]\d|[()\p{Cc}]/gu

/** Returns a number in the form of comparison: without blanks, dashes, dots and the signs of GS1, in upper case. */
export function plainNumber(typed: string): string {
  return typed
    .replace(gs1, '')
    .replace(/[\s.\-\u2010-\u2015]/g, '')
    .toUpperCase()
}

/**
 * Returns the number for the courier's page from a whole barcode: without the ZIP code of USPS, the routing of FedEx
 * and the signs of GS1. Null when the text is the number itself, or no check digit proves it.
 * @param slug the slug of the courier; if it is `undefined`, the number must be the same for all carriers
 */
export function innerNumber(typed: string, slug: string | null | undefined): string | null {
  const number = plainNumber(typed)
  const isMarked = typed.trim().search(gs1) >= 0
  // Barcodes with routing have at least 22 characters.
  if (!isMarked && number.length < 22) return null
  const candidates = slug === undefined ? carriers : carriers.filter(carrier => carrier.slug === slug)
  const fitting = candidates.flatMap(({ shapes }) =>
    shapes.filter(shape => shape.pattern.test(number) && shape.fits?.(number)),
  )
  const [only, ...others] = new Set(fitting.map(({ inner }) => inner?.(number) ?? number))
  if (only === undefined || others.length > 0) return null
  return only === number && !isMarked ? null : only
}

/** Returns the number by which two rows are compared: a barcode and the number in it belong to the same parcel. */
export function comparedNumber(typed: string): string {
  return innerNumber(typed, undefined) ?? plainNumber(typed)
}

type Verdict = 'fits' | 'mistyped' | 'foreign'

function verdictOf({ shapes }: Carrier, number: string): Verdict {
  const alike = shapes.filter(({ pattern }) => pattern.test(number))
  if (alike.length === 0) return 'foreign'
  return alike.some(({ fits }) => fits?.(number) ?? true) ? 'fits' : 'mistyped'
}

/**
 * Checks a tracking number. The number can be saved with any result. Returns null when nothing is known about such
 * numbers.
 * @param slug the slug of the courier; `undefined` when none is chosen yet, null for an unknown one
 * @param among the slugs of the couriers that can be chosen
 */
export function trackingHint(
  typed: string,
  slug: string | null | undefined,
  among: readonly string[],
): TrackingHint | null {
  const number = plainNumber(typed)
  const chosen = slug === undefined ? null : carrierOf(slug)
  if (number === '' || (slug !== undefined && chosen === null)) return null
  const verdict = chosen && verdictOf(chosen, number)
  if (chosen && verdict === 'fits') return { kind: 'fits', slug: chosen.slug }
  const known = carriers.filter(carrier => carrier !== chosen && among.includes(carrier.slug))
  const others = known.filter(carrier => verdictOf(carrier, number) === 'fits').map(carrier => carrier.slug)
  if (chosen && verdict === 'mistyped')
    return {
      kind: 'mistyped',
      slug: chosen.slug,
      check: others.length > 0 ? null : checkDigit(chosen.shapes, number),
      others,
    }
  if (others.length > 0) return { kind: chosen ? 'other' : 'open', others }
  const unique = known.flatMap(({ shapes }) => shapes.filter(shape => shape.isUnique && shape.pattern.test(number)))
  if (unique.length > 0) return { kind: 'mistyped', slug: null, check: checkDigit(unique, number), others }
  return chosen || known.length > 0 ? { kind: 'none' } : null
}

/** Returns the digit that would make the number fit; null when there is none or more than one. */
function checkDigit(shapes: readonly Shape[], number: string): string | null {
  const fitting = shapes.flatMap(({ pattern, fits, checkAt = number.length - 1 }) =>
    pattern.test(number)
      ? [...'0123456789'].filter(digit => fits?.(number.slice(0, checkAt) + digit + number.slice(checkAt + 1)))
      : [],
  )
  const [only, ...others] = new Set(fitting)
  return only !== undefined && others.length === 0 ? only : null
}

/** Returns the address of the carrier's page about a parcel; null for an unknown carrier or an empty number. */
export function trackingPage(typed: string, slug: string | null): string | null {
  const number = innerNumber(typed, slug) ?? plainNumber(typed)
  const carrier = carrierOf(slug)
  // An address cannot contain half of a surrogate pair.
  const validNumber = number.replace(/\p{Surrogate}/gu, '')
  return carrier && validNumber !== '' ? carrier.page + encodeURIComponent(validNumber) : null
}
