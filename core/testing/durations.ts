import type { Instant } from '../wire/base'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** "2026-11-19T23:00:00Z": instants go over the wire without fractions of a second. */
export function toInstant(at: number): Instant {
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}
