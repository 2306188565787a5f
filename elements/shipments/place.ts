import type { EditField } from '../../core/shipments/types'
import { isElement } from '../kit/nodes'

/** An editable cell. */
export interface Place {
  readonly id: string
  readonly field: EditField
}

/** Returns the cell of an event. Cells are marked with `data-row` and `data-field`. */
export function placeOf(target: EventTarget): Place | null {
  const cell = isElement(target) ? target.closest<HTMLElement>('[data-row][data-field]') : null
  const { row, field } = cell?.dataset ?? {}
  return row === undefined || field === undefined ? null : { id: row, field: field as EditField }
}

/** Returns whether an event came from the button of a cell with text, which opens its row. */
export function isButton(target: EventTarget): boolean {
  return isElement(target) && target.closest('.edit-cell') !== null
}

/** Returns whether an element is in the row of a shipment. */
export function isInRow(target: Element, id: string): boolean {
  return target.closest('tr')?.querySelector(`[data-row="${CSS.escape(id)}"]`) != null
}
