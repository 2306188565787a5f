import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react'
import { isShortcut } from '../../core/shipments/keys/shortcuts'
import { isTable } from '../../core/shipments/sheets/paste'
import type { EditField } from '../../core/shipments/types'
import { isElement, isInput } from '../kit/nodes'
import { useStable } from '../kit/use-stable'
import { useOrder } from './order-context'
import { isButton, isInRow, type Place, placeOf } from './place'
import { useEnteredCell } from './use-entered-cell'
import { usePressed } from './use-pressed'

/** The fields in the row itself. The others are in its opened part. */
const rowFields: readonly string[] = ['shippingCourier', 'shippingTracking', 'shippingComments', 'status']

/** The cell to focus after the row is drawn. */
interface Aim extends Place {
  readonly select: boolean
}

/**
 * Returns the edited row, and handlers of its keys: Enter moves down, Escape reverts the edit of the cell and then
 * closes the row. On a closed row, Enter or a press opens it, and a letter replaces its tracking number. Cells are
 * marked with `data-row` and `data-field`.
 * @param around the element around the table
 * @param below returns the row after Enter; with Ctrl, `shipped` is true because the row before is marked as shipped
 */
export function useRowEditing(
  around: RefObject<HTMLElement | null>,
  below: (from: Place, shipped: boolean) => string | undefined,
) {
  const { store } = useOrder()
  const [activeId, setActive] = useState<string | null>(null)
  const [aim, setAim] = useState<Aim | null>(null)
  const entered = useEnteredCell()
  /** Rows must not move until the pointer is released, because the target of the press would be gone. */
  const { pressed, onPointerDown } = usePressed()
  const find = (id: string, more: string) =>
    around.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]${more}`) ?? null

  useLayoutEffect(() => {
    if (aim === null) return
    setAim(null)
    const { id, field, select } = aim
    const input = find(id, `[data-field="${field}"]`)?.querySelector<HTMLElement>('input, select')
    const target = input ?? find(id, `.edit-cell[data-field="${field}"]`) ?? find(id, '.edit-cell')
    target?.focus()
    if (isInput(target)) target.setSelectionRange(select ? 0 : target.value.length, target.value.length)
    // A field that already has the focus fires no focus event.
    if (input) entered.enter(aim)
  })

  const open = useStable((id: string, field: EditField, typed?: string) => {
    if (typed !== undefined) {
      entered.enter({ id, field })
      store.edit(id, { [field]: typed })
    }
    setActive(id)
    setAim({ id, field, select: typed === undefined })
  })

  function close(focus: Place | null): void {
    entered.leave()
    // The same press may have opened another row, as the links of the save bar do.
    setActive(now => (now === activeId ? null : now))
    if (focus) setAim({ ...focus, select: false })
  }

  function goDown(from: Place, shipped: boolean): void {
    const next = below(from, shipped)
    if (next === undefined) close(from)
    else open(next, from.field)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target)
    if (place === null || event.nativeEvent.isComposing) return
    const isHandled = isButton(event.target) ? onButtonKey(event, place) : onFieldKey(event, place)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Marks the row as shipped on Ctrl+Enter or Cmd+Enter, and opens the next one. */
  function onKeyDownCapture(event: KeyboardEvent): void {
    const place = placeOf(event.target)
    if (place === null || !isShortcut(event.nativeEvent, 'ship')) return
    event.preventDefault()
    event.stopPropagation()
    store.edit(place.id, { status: 'dispatched' })
    goDown({ id: place.id, field: rowFields.includes(place.field) ? place.field : 'shippingTracking' }, true)
  }

  function onFieldKey({ nativeEvent, target }: KeyboardEvent, place: Place): boolean {
    if (isShortcut(nativeEvent, 'nextRow') && rowFields.includes(place.field) && isInput(target)) {
      goDown(place, false)
      return true
    }
    if (!isShortcut(nativeEvent, 'undoCell')) return false
    if (entered.revert(place)) return true
    if (place.id === activeId) close(place)
    return place.id === activeId
  }

  function onButtonKey({ nativeEvent }: KeyboardEvent, { id, field }: Place): boolean {
    if (field !== 'shippingTracking' || !isShortcut(nativeEvent, 'typeOver')) return false
    open(id, field, nativeEvent.key)
    return true
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const place = placeOf(target)
    const isField = place !== null && !isButton(target)
    if (isField) entered.enter(place)
    if (isField && rowFields.includes(place.field)) setActive(place.id)
    else if (activeId !== null && !isInRow(target, activeId) && !pressed.current) close(null)
  }

  function onClick({ target }: MouseEvent<HTMLElement>): void {
    if (activeId !== null && placeOf(target) === null && isElement(target) && !isInRow(target, activeId)) close(null)
  }

  function onPaste(event: ClipboardEvent): void {
    const place = placeOf(event.target)
    const clip = event.clipboardData.getData('text/plain')
    // The preview of a paste handles tables, which may start with blank cells.
    if (place?.field !== 'shippingTracking' || !isButton(event.target) || clip.trim() === '' || isTable(clip.trimEnd()))
      return
    event.preventDefault()
    open(place.id, place.field, clip.trim())
  }

  /** Replaces a barcode in a cell when the focus leaves the table, for the save bar or the host page. */
  function onBlur({ target }: FocusEvent<HTMLElement>): void {
    const place = placeOf(target)
    if (place) entered.replaceBarcode(place)
  }

  /** Closes the row after an undo. The restored value stays, even if it is a barcode. */
  function closeUndone(): void {
    const place = entered.place()
    entered.forget()
    close(place)
  }
  const props = { onKeyDownCapture, onKeyDown, onFocus, onBlur, onClick, onPaste, onPointerDown }
  return { activeId, open, close: () => close(entered.place()), closeUndone, props }
}
