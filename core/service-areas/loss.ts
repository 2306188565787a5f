import { offeredIn } from './rules'
import type { Offer } from './types'

/** A kind of delivery that would have no area left, and the codes of the areas that are removed. */
export type LostDelivery = NonNullable<ReturnType<typeof lostDelivery>>

/**
 * Returns the first kind of delivery that has areas in force and none in the submission; null if none is lost. Its
 * theatre lists may stay.
 */
export function lostDelivery(before: Offer, after: Offer) {
  for (const delivery of ['drive', 'electronic'] as const) {
    const codes = offeredIn(before.areas, delivery).map(({ code }) => code)
    if (codes.length > 0 && offeredIn(after.areas, delivery).length === 0) return { delivery, codes }
  }
  return null
}
