import { comparedNumber } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import { couriersOf } from '../rows/courier-of-number'
import { findCourier } from '../rows/couriers'
import type { ShipmentEdit } from '../types'
import { cellText, readFault, readTracking } from './import-cells'
import type { SheetRow } from './spreadsheet'

export interface FilledRow extends SheetRow {
  /** Whether the courier was filled in for the number. */
  readonly isCourierFilled: boolean
  /** Whether the row has a new number and the sheet names no courier for it. */
  readonly lacksCourier: boolean
  /** Suggested couriers for a number without a courier; empty when no courier is likely. */
  readonly offered: readonly string[]
}

/**
 * Fills in the courier of a new number if the sheet names none: the shipment's courier if it uses such numbers, else
 * the only courier that does. If several couriers use such numbers, they are suggested. If no courier does, the
 * shipment's courier is suggested. A number that the shipment already has needs no courier.
 * @param before the shipment as it is edited; null when the row cannot be changed
 */
export function fillCourier(row: SheetRow, before: ShipmentEdit | null, couriers: readonly ShippingType[]): FilledRow {
  const { shippingCourier, shippingTracking } = row.cells
  const plain = { ...row, isCourierFilled: false, lacksCourier: false, offered: [] }
  if (before === null || shippingCourier !== undefined || shippingTracking === undefined) return plain
  const number = cellText(shippingTracking)
  if (comparedNumber(number) === comparedNumber(before.shippingTracking)) return plain
  // An altered number gives no hint of its courier.
  const isAltered = (readFault(shippingTracking, '') ?? readTracking(shippingTracking, '')).state === 'problem'
  const fitting = isAltered ? [] : couriersOf(number, couriers)
  const current = findCourier(before.shippingCourier, couriers)?.name
  const [only, ...others] = current !== undefined && fitting.includes(current) ? [current] : fitting
  if (only !== undefined && others.length === 0)
    return { ...plain, cells: { ...row.cells, shippingCourier: only }, isCourierFilled: only !== current }
  return { ...plain, lacksCourier: true, offered: fitting.length === 0 && current !== undefined ? [current] : fitting }
}
