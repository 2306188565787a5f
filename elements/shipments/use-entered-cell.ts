import { useRef } from 'react'
import { editOf } from '../../core/shipments/mapping'
import { numberInBarcode } from '../../core/shipments/rows/courier-of-number'
import { useOrder } from './order-context'
import type { Place } from './place'
import { idOf } from './row-context'

/** A focused cell with its value at entry. */
interface EnteredCell extends Place {
  readonly value: string
}

/** Returns the cell with the focus, and functions that enter, leave and revert it. */
export function useEnteredCell() {
  const { store } = useOrder()
  const entered = useRef<EnteredCell | null>(null)
  // Read the store, because its rows can be newer than the drawn ones.
  const rowOf = (id: string) => store.rows.peek().find(row => idOf(row) === id)
  const valueIn = ({ id, field }: Place) => rowOf(id)?.edit[field] ?? ''
  const isEntered = ({ id, field }: Place) => entered.current?.id === id && entered.current.field === field

  /**
   * Replaces a typed or scanned barcode by its number, as a separate step: an undo restores the barcode, and a cell
   * that is left unchanged keeps its barcode.
   * @returns whether the barcode was replaced
   */
  function replaceBarcode({ id, field, value }: EnteredCell): boolean {
    const row = rowOf(id)
    if (!row || (field !== 'shippingTracking' && field !== 'returnTracking')) return false
    const { edit, shipment } = row
    if (edit[field] === value || edit[field] === editOf(shipment)[field]) return false
    const courier = edit[field === 'shippingTracking' ? 'shippingCourier' : 'returnCourier']
    const number = numberInBarcode(edit[field], courier, store.couriers.peek())
    if (number === null) return false
    store.editMany(new Map([[id, { [field]: number }]]))
    return true
  }

  /** Ends the edit of a cell, and replaces a barcode in it by its number. */
  function leave(): void {
    if (entered.current) replaceBarcode(entered.current)
    entered.current = null
  }

  return {
    place: (): Place | null => entered.current,
    leave,
    enter(place: Place): void {
      if (isEntered(place)) return
      leave()
      entered.current = { ...place, value: valueIn(place) }
    },
    /** Leaves the cell without replacing a barcode in it. */
    forget(): void {
      entered.current = null
    },
    /**
     * Restores the value that a cell had when it was entered.
     * @returns whether the value had changed
     */
    revert(place: Place): boolean {
      const before = entered.current
      if (before === null || !isEntered(place) || before.value === valueIn(place)) return false
      store.edit(place.id, { [place.field]: before.value })
      return true
    },
    /** Replaces a barcode in the entered cell. The cell stays entered, because the focus may return. */
    replaceBarcode(place: Place): void {
      if (entered.current && isEntered(place) && replaceBarcode(entered.current))
        entered.current = { ...place, value: valueIn(place) }
    },
  }
}
