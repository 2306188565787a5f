import { plainNumber } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import { couriersOf } from '../rows/courier-of-number'
import { findCourier } from '../rows/couriers'
import type { ShipmentEdit } from '../types'
import { cellText, readTracking } from './import-cells'
import type { SheetRow } from './spreadsheet'

export interface FilledRow extends SheetRow {
  /** The courier was filled in for the number. */
  readonly isCourierFilled: boolean
  /** The couriers to choose from, where several write the number. */
  readonly offered: readonly string[]
}

/**
 * Fills in the courier of a new number that stands without one: the courier that the shipment has, if it writes such numbers,
 * else the only one that does. Several are offered. A number that the shipment has already needs no courier.
 * @param before the shipment as it is edited; null where none can be changed
 */
export function fillCourier(row: SheetRow, before: ShipmentEdit | null, couriers: readonly ShippingType[]): FilledRow {
  const { shippingCourier, shippingTracking } = row.cells
  const plain = { ...row, isCourierFilled: false, offered: [] }
  if (before === null || shippingCourier !== undefined || shippingTracking === undefined) return plain
  const number = cellText(shippingTracking)
  const isNew = plainNumber(number) !== plainNumber(before.shippingTracking)
  if (!isNew || readTracking(shippingTracking, '').state === 'problem') return plain
  const offered = couriersOf(number, couriers)
  const own = findCourier(before.shippingCourier, couriers)?.name
  const [only, ...others] = own !== undefined && offered.includes(own) ? [own] : offered
  if (only === undefined || others.length > 0) return { ...plain, offered }
  return { ...plain, cells: { ...row.cells, shippingCourier: only }, isCourierFilled: only !== own }
}
