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

/**
 * The couriers that were filled in for tracking numbers, by row, and the numbers that a person took theirs from.
 * @param open the rows that can be changed
 * @param edited what is typed over them
 */
export function createFilledCouriers(
  couriers: ReadonlySignal<readonly ShippingType[]>,
  open: ReadonlySignal<ReadonlyMap<string, Shipment>>,
  edited: ReadonlySignal<ReadonlyMap<string, ShipmentEdit>>,
) {
  const filled = signal<ReadonlyMap<string, Filled>>(new Map())
  const declined = new Map<string, string>()

  /** Whether the courier of a row was filled in for the number that it has. An undo of either field ends that. */
  function isFilled(id: string, edit: ShipmentEdit): boolean {
    const known = filled.value.get(id)
    return (
      edit.shippingCourier !== '' &&
      known?.courier === edit.shippingCourier &&
      known.number === comparedNumber(edit.shippingTracking)
    )
  }

  /** @param now takes the couriers that are filled in after the changes */
  function filledIn(id: string, changes: RowChanges, now: Map<string, Filled>): RowChanges {
    const shipment = open.peek().get(id)
    const { shippingCourier: chosen, shippingTracking: typed } = changes
    if (!shipment || (chosen ?? typed) === undefined) return changes
    const saved = editOf(shipment)
    const before = edited.peek().get(id) ?? saved
    const words = typed ?? before.shippingTracking
    const number = comparedNumber(words)
    if (chosen !== undefined) {
      now.delete(id)
      if (chosen.trim() === '') declined.set(id, number)
      else declined.delete(id)
      return changes
    }
    const current = before.shippingCourier.trim()
    if (current !== '' && (saved.shippingCourier.trim() !== '' || !isFilled(id, before))) return changes
    // A barcode gives way to the number in it, which alone could be one of several couriers.
    const isSame = number === comparedNumber(before.shippingTracking)
    if (isSame && isFilled(id, before)) return changes
    const courier = declined.get(id) === number ? '' : courierOf(words, couriers.peek())
    now.set(id, { number, courier })
    return courier === current ? changes : { ...changes, shippingCourier: courier }
  }

  return {
    isFilled,
    /**
     * Returns changes of rows with the couriers that their new numbers name. A courier that a person has chosen, or that
     * is saved, is never replaced.
     */
    fill(changes: ReadonlyMap<string, RowChanges>): ReadonlyMap<string, RowChanges> {
      const now = new Map(filled.peek())
      const all = new Map([...changes].map(([id, change]) => [id, filledIn(id, change, now)]))
      filled.value = now
      return all
    },
  }
}
