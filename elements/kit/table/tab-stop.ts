import { isElement } from '../nodes'
import { controlsIn, isGroupHead, isOpened, isShown, mainRows, rowAround, stopOf } from './rows'

/**
 * Keeps a table a single stop in the tab order. Because screens render the content of cells, `tabIndex` is set in the
 * DOM, not through React. Tab also reaches the controls of group heads, of opened rows, and of a row in which the
 * person works.
 */
export function createTabStop(table: HTMLTableElement) {
  /** Controls that would be in the tab order outside a table. */
  const skipped = new WeakSet<HTMLElement>()
  let stop: HTMLElement | null = null
  /** The stop if it is a cell, which has the attribute `tabindex` only then. */
  let marked: HTMLElement | null = null
  /** The cell in which the person works: Tab moves between the controls of its row. */
  let inside: HTMLElement | null = null

  function update(): void {
    if (!inside?.isConnected) inside = null
    if (!inside && !(stop?.isConnected && isShown(stop))) stop = firstStop()
    for (const row of table.rows) {
      if (isOpened(row) || isGroupHead(row)) continue
      for (const control of controlsIn(row)) {
        if (inside ? row === inside.parentElement : control === stop) joinTabOrder(control)
        else if (control.tabIndex >= 0) leaveTabOrder(control)
      }
    }
    const cell = !inside && stop?.matches('.cell') ? stop : null
    if (marked !== cell) marked?.removeAttribute('tabindex')
    if (cell) cell.tabIndex = 0
    marked = cell
  }

  function leaveTabOrder(control: HTMLElement): void {
    skipped.add(control)
    control.tabIndex = -1
  }

  function joinTabOrder(control: HTMLElement): void {
    if (skipped.delete(control)) control.tabIndex = 0
  }

  function firstStop(): HTMLElement | null {
    for (const row of mainRows(table)) {
      const cell = [...row.cells].find(isShown)
      if (cell) return stopOf(cell)
    }
    return null
  }

  function onFocusIn({ target }: Event): void {
    const cell = rowAround(table, target) && isElement(target) ? target.closest<HTMLElement>('.cell') : null
    if (cell) stop = stopOf(cell)
    inside = target === stop ? null : cell
    update()
  }

  function onFocusOut({ relatedTarget: next }: FocusEvent): void {
    if (!inside || (isElement(next) && inside.parentElement?.contains(next))) return
    inside = null
    update()
  }

  const changes = new MutationObserver(update)
  changes.observe(table, { childList: true, subtree: true })
  table.addEventListener('focusin', onFocusIn)
  table.addEventListener('focusout', onFocusOut)
  return {
    /** Sets the tab order for a new table, and chooses another stop when the former one is no longer visible. */
    update,
    /** Moves the focus to a cell. */
    goTo(cell: HTMLElement): void {
      inside = null
      stop = stopOf(cell)
      update()
      stop.focus()
    },
    end(): void {
      changes.disconnect()
      table.removeEventListener('focusin', onFocusIn)
      table.removeEventListener('focusout', onFocusOut)
    },
  }
}
