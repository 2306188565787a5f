import { comparedNumber } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import { couriersOf } from '../rows/courier-of-number'
import { findCourier } from '../rows/couriers'
import type { ShipmentEdit } from '../types'
import { cellText, readFault, readTracking } from './import-cells'
import type { SheetRow } from './spreadsheet'

export interface FilledRow extends SheetRow {
  /** The courier was filled in for the number. */
  readonly isCourierFilled: boolean
  /** The row has a new number, and the sheet names no courier for it. */
  readonly lacksCourier: boolean
  /** Suggested couriers for a number without one; none where no courier is likely. */
  readonly offered: readonly string[]
}

/**
 * Fills in the courier of a new number that stands without one: the courier that the shipment has, if it writes such numbers,
 * else the only one that does. Several are offered, and the courier of the shipment where the number tells nothing. A number
 * that the shipment has already needs no courier.
 * @param before the shipment as it is edited; null where none can be changed
 */
export function fillCourier(row: SheetRow, before: ShipmentEdit | null, couriers: readonly ShippingType[]): FilledRow {
  const { shippingCourier, shippingTracking } = row.cells
  const plain = { ...row, isCourierFilled: false, lacksCourier: false, offered: [] }
  if (before === null || shippingCourier !== undefined || shippingTracking === undefined) return plain
  const number = cellText(shippingTracking)
  if (comparedNumber(number) === comparedNumber(before.shippingTracking)) return plain
  // An altered number says nothing of its courier.
  const isAltered = (readFault(shippingTracking, '') ?? readTracking(shippingTracking, '')).state === 'problem'
  const fitting = isAltered ? [] : couriersOf(number, couriers)
  const own = findCourier(before.shippingCourier, couriers)?.name
  const [only, ...others] = own !== undefined && fitting.includes(own) ? [own] : fitting
  if (only !== undefined && others.length === 0)
    return { ...plain, cells: { ...row.cells, shippingCourier: only }, isCourierFilled: only !== own }
  return { ...plain, lacksCourier: true, offered: fitting.length === 0 && own !== undefined ? [own] : fitting }
}
