import { deliveryOf } from './rules'
import type { Delivery, Offer } from './types'

/**
 * Where a field at fault is seen: its tab, and whether among areas or theatre lists. A list without a type is under
 * both tabs, as is what is wrong with the areas as a whole.
 */
export function placeOfFault(
  path: string,
  offer: Offer,
): { delivery: Delivery | null; list: 'areas' | 'theatres' } | null {
  if (path === 'areas' || path === 'lists') return { delivery: null, list: path === 'areas' ? 'areas' : 'theatres' }
  const [, field, index = ''] = /^(areas|lists)\[(\d+)\]/.exec(path) ?? []
  const row = field === 'areas' ? offer.areas[Number(index)] : offer.lists[Number(index)]
  if (field === undefined || row === undefined) return null
  const delivery = row.deliveryType === '' ? null : deliveryOf(row.deliveryType)
  return { delivery, list: field === 'areas' ? 'areas' : 'theatres' }
}
