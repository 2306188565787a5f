import { readDecimal } from '../base/decimals'
import type { Cents, Dollars } from '../wire/base'

/** An area's price is below this, in dollars (specification, section 5). */
export const priceLimit = 1000

/**
 * A sign before or after an amount. Every amount is in dollars, yet people whose keyboards have a euro sign add it by habit; any
 * other sign or code means another amount.
 */
const currency = /^[\s\p{Cf}]*(?:USD|(?:US)?\$|€)|(?:USD|(?:US)?\$|€)[\s\p{Cf}]*$/u

/**
 * "25.5", "25,50" or "$25.50" as 2550; null for anything that is no amount of at most two decimals. No float is summed on
 * the way.
 */
export function centsOf(typed: string): Cents | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(readDecimal(typed.replace(currency, '')) ?? '')
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}

/** Returns "25" or "25.5" with two decimals, and any other way of writing an amount as it was typed. */
export function settledPrice(typed: string): string {
  const cents = centsOf(typed)
  return cents !== null && /^[\d.]+$/.test(typed) ? priceText(cents) : typed
}

/** 2550 as "25.50". */
export function priceText(cents: Cents): string {
  return dollarText(Math.round(cents) / 100)
}

/** 25.5, which came back as it was sent, as "25.50". */
export function dollarText(dollars: Dollars): string {
  return dollars.toFixed(2)
}
