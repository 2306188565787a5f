import type { Instant } from '../wire/base'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Returns an instant of the wire, which has no fractions of a second: "2026-11-19T23:00:00Z". */
export function toInstant(at: number): Instant {
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}
