import { deliveryOf } from './rules'
import type { Offer } from './types'

/**
 * Returns the tab of an invalid field, and whether it is among the areas or the theatre lists. A list without a type is
 * in both tabs, as is an error of the areas as a whole.
 */
export function placeOfFault(path: string, offer: Offer) {
  const [, field, index] = /^(areas|lists)(?:$|\[(\d+)\])/.exec(path) ?? []
  const list: 'areas' | 'theatres' = field === 'areas' ? 'areas' : 'theatres'
  if (index === undefined) return field === undefined ? null : { delivery: null, list }
  const row = offer[field === 'areas' ? 'areas' : 'lists'][Number(index)]
  return row ? { delivery: row.deliveryType === '' ? null : deliveryOf(row.deliveryType), list } : null
}
