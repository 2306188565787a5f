import type { EditField } from '../../core/shipments/types'
import { isElement } from '../kit/nodes'

/** A cell that can be edited. */
export interface Place {
  readonly id: string
  readonly field: EditField
}

/** The cell that an event came from: cells say where they are by `data-row` and `data-field`. */
export function placeOf(target: EventTarget): Place | null {
  const cell = isElement(target) ? target.closest<HTMLElement>('[data-row][data-field]') : null
  const { row, field } = cell?.dataset ?? {}
  return row === undefined || field === undefined ? null : { id: row, field: field as EditField }
}

/** Whether an event came from a cell in words, which a press opens. */
export function isButton(target: EventTarget): boolean {
  return isElement(target) && target.closest('.edit-cell') !== null
}

/** Whether an element is in the row of a shipment. */
export function isInRow(target: Element, id: string): boolean {
  return target.closest('tr')?.querySelector(`[data-row="${CSS.escape(id)}"]`) != null
}
