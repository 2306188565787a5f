import type { Cents, Dollars } from '../wire/base'

/** An area's price is below this, in dollars (specification, section 5). */
export const priceLimit = 1000

/** "25", "25.5" or "25.50" as 2550; null for anything that is no amount of at most two decimals. No float is summed on the way. */
export function centsOf(typed: string): Cents | null {
  const match = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(typed.trim())
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}

/** 2550 as "25.50". */
export function priceText(cents: Cents): string {
  return dollarText(Math.round(cents) / 100)
}

/** 25.5, which came back as it was sent, as "25.50". */
export function dollarText(dollars: Dollars): string {
  return dollars.toFixed(2)
}
