import { editOf } from '../../core/shipments/mapping'
import { numberInBarcode } from '../../core/shipments/rows/courier-of-number'
import { useOrder } from './order-context'
import type { Place } from './place'
import { idOf } from './row-context'

/** A cell that is being edited, with its value before that. */
export interface EnteredCell extends Place {
  readonly value: string
}

/** Values of cells, and how a tracking number is settled when its cell is left. */
export function useSettledNumbers() {
  const { store } = useOrder()
  // The rows of the store are ahead of those that are drawn.
  const rowOf = (id: string) => store.rows.peek().find(row => idOf(row) === id)

  return {
    valueIn: ({ id, field }: Place) => rowOf(id)?.edit[field] ?? '',
    /**
     * Replaces a barcode that was typed or scanned by the number in it, as a step of its own: an undo brings the barcode back,
     * and a cell that is left without a change keeps it. Returns whether it was replaced.
     */
    settle({ id, field, value }: EnteredCell): boolean {
      const row = rowOf(id)
      if (!row || (field !== 'shippingTracking' && field !== 'returnTracking')) return false
      const { edit, shipment } = row
      if (edit[field] === value || edit[field] === editOf(shipment)[field]) return false
      const courier = edit[field === 'shippingTracking' ? 'shippingCourier' : 'returnCourier']
      const number = numberInBarcode(edit[field], courier, store.couriers.peek())
      if (number === null) return false
      store.editMany(new Map([[id, { [field]: number }]]))
      return true
    },
  }
}
