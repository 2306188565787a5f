import type { Cents, Dollars } from '../wire/base'

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Returns "$25.00": money is US dollars with two decimals in every language (decision 28). */
export function formatCents(cents: Cents): string {
  return usd.format(cents / 100)
}

/** Returns 25.5 as "$25.50": partners submit amounts in dollars. */
export function formatDollars(dollars: Dollars): string {
  return usd.format(dollars)
}
