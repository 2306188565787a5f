import { readDecimal } from '../base/decimals'
import type { Cents, Dollars } from '../wire/base'

/** The price of an area is below this limit, in dollars (specification, section 5). */
export const priceLimit = 1000

/**
 * The sign before or after an amount. Every amount is in dollars, yet people with a euro sign on their keyboards add it
 * by habit. Any other sign or code means another amount.
 */
const currency = /^[\s\p{Cf}]*(?:USD|(?:US)?\$|€)|(?:USD|(?:US)?\$|€)[\s\p{Cf}]*$/u

/**
 * Returns "25.5", "25,50" or "$25.50" as 2550; null if the text is no amount with at most two decimals. No
 * floating-point sum is involved.
 */
export function centsOf(typed: string): Cents | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(readDecimal(typed.replace(currency, '')) ?? '')
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}

/** Returns "25" or "25.5" with two decimals, and any other way of writing an amount as it was typed. */
export function normalizePrice(typed: string): string {
  const cents = centsOf(typed)
  return cents !== null && /^[\d.]+$/.test(typed) ? priceText(cents) : typed
}

/** Returns 2550 as "25.50". */
export function priceText(cents: Cents): string {
  return dollarText(Math.round(cents) / 100)
}

/** Returns 25.5 as "25.50". */
export function dollarText(dollars: Dollars): string {
  return dollars.toFixed(2)
}
