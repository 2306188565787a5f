import { deliveryOf } from './rules'
import type { Offer } from './types'

/**
 * Where a field at fault is seen: its tab, and whether among areas or theatre lists. A list without a type is under
 * both tabs, as is what is wrong with the areas as a whole.
 */
export function placeOfFault(path: string, offer: Offer) {
  const [, field, index] = /^(areas|lists)(?:$|\[(\d+)\])/.exec(path) ?? []
  const list: 'areas' | 'theatres' = field === 'areas' ? 'areas' : 'theatres'
  if (index === undefined) return field === undefined ? null : { delivery: null, list }
  const row = offer[field === 'areas' ? 'areas' : 'lists'][Number(index)]
  return row ? { delivery: row.deliveryType === '' ? null : deliveryOf(row.deliveryType), list } : null
}
