import { editOf } from '../../core/shipments/mapping'
import { numberInBarcode } from '../../core/shipments/rows/courier-of-number'
import { useOrder } from './order-context'
import type { Place } from './place'
import { idOf } from './row-context'

/** A focused cell with its value at entry. */
export interface EnteredCell extends Place {
  readonly value: string
}

/** Returns functions that read cells and settle a tracking number when its cell is left. */
export function useSettledNumbers() {
  const { store } = useOrder()
  // Read the store, because its rows can be newer than the drawn ones.
  const rowOf = (id: string) => store.rows.peek().find(row => idOf(row) === id)

  return {
    valueIn: ({ id, field }: Place) => rowOf(id)?.edit[field] ?? '',
    /**
     * Replaces a typed or scanned barcode by its number, as a separate step: an undo restores the barcode, and a cell
     * that is left unchanged keeps it.
     * @returns whether the barcode was replaced
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
