import { offeredIn } from './rules'
import type { Offer } from './types'

/** A kind of delivery that would be left without any area, and the codes of those that go. */
export type LostDelivery = NonNullable<ReturnType<typeof lostDelivery>>

/**
 * The first kind of delivery that has areas in force and none in what is to be submitted; null when there is none.
 * Its theatre lists may stay.
 */
export function lostDelivery(before: Offer, after: Offer) {
  for (const delivery of ['drive', 'electronic'] as const) {
    const codes = offeredIn(before.areas, delivery).map(({ code }) => code)
    if (codes.length > 0 && offeredIn(after.areas, delivery).length === 0) return { delivery, codes }
  }
  return null
}
