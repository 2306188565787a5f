import { type ReadonlySignal, signal } from '@preact/signals-core'
import { comparedNumber } from '../../tracking/hint'
import type { ShippingType } from '../../wire/reference'
import type { Shipment } from '../../wire/shipments'
import { editOf } from '../mapping'
import type { RowChanges, ShipmentEdit } from '../types'
import { courierOf } from './courier-of-number'

interface Filled {
  /** The tracking number that names the courier. */
  readonly number: string
  readonly courier: string
}

export type FilledCouriers = ReturnType<typeof createFilledCouriers>

/**
 * Fills in couriers for tracking numbers, and remembers the numbers for which a person has removed the filled-in
 * courier.
 * @param open the rows that can be changed
 * @param edited the rows with their edits
 */
export function createFilledCouriers(
  couriers: ReadonlySignal<readonly ShippingType[]>,
  open: ReadonlySignal<ReadonlyMap<string, Shipment>>,
  edited: ReadonlySignal<ReadonlyMap<string, ShipmentEdit>>,
) {
  const filled = signal<ReadonlyMap<string, Filled>>(new Map())
  const declined = new Map<string, string>()

  /** Returns whether the courier of a row was filled in for its current number. An undo of either field ends that. */
  function isFilled(id: string, edit: ShipmentEdit): boolean {
    const known = filled.value.get(id)
    return (
      edit.shippingCourier !== '' &&
      known?.courier === edit.shippingCourier &&
      known.number === comparedNumber(edit.shippingTracking)
    )
  }

  /**
   * Returns the changes of a row with the courier that the new number names.
   * @param next receives the courier that is filled in
   */
  function fillRow(id: string, changes: RowChanges, next: Map<string, Filled>): RowChanges {
    const shipment = open.peek().get(id)
    const { shippingCourier: chosen, shippingTracking: typed } = changes
    if (!shipment || (chosen ?? typed) === undefined) return changes
    const saved = editOf(shipment)
    const before = edited.peek().get(id) ?? saved
    const text = typed ?? before.shippingTracking
    const number = comparedNumber(text)
    if (chosen !== undefined) {
      next.delete(id)
      if (chosen.trim() === '') declined.set(id, number)
      else declined.delete(id)
      return changes
    }
    const current = before.shippingCourier.trim()
    if (current !== '' && (saved.shippingCourier.trim() !== '' || !isFilled(id, before))) return changes
    // A barcode is replaced by the number in it, which could fit several couriers, so the filled-in courier stays.
    const isSame = number === comparedNumber(before.shippingTracking)
    if (isSame && isFilled(id, before)) return changes
    const courier = declined.get(id) === number ? '' : courierOf(text, couriers.peek())
    next.set(id, { number, courier })
    return courier === current ? changes : { ...changes, shippingCourier: courier }
  }

  return {
    isFilled,
    /**
     * Returns changes of rows with the couriers that their new numbers name. Couriers that are saved or chosen by a
     * person are never replaced.
     */
    fill(changes: ReadonlyMap<string, RowChanges>): ReadonlyMap<string, RowChanges> {
      const next = new Map(filled.peek())
      const all = new Map([...changes].map(([id, change]) => [id, fillRow(id, change, next)]))
      filled.value = next
      return all
    },
  }
}
