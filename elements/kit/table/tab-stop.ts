import { isElement } from '../nodes'
import { controlsIn, isGroupHead, isOpened, isShown, mainRows, rowAround, stopOf } from './rows'

/**
 * Keeps a table one stop of Tab. What stands in its cells is drawn by others, so what Tab passes is written here, into
 * the document. Tab goes to the controls of group heads, of opened rows, and of a row in which somebody works.
 */
export function createTabStop(table: HTMLTableElement) {
  /** What Tab would stop at, were it not in a table. */
  const passed = new WeakSet<HTMLElement>()
  let stop: HTMLElement | null = null
  /** A cell that is the stop itself, with the attribute that makes it one. */
  let marked: HTMLElement | null = null
  /** The cell in which somebody works: by Tab one goes from control to control of its row. */
  let inside: HTMLElement | null = null

  function settle(): void {
    if (!inside?.isConnected) inside = null
    if (!inside && !(stop?.isConnected && isShown(stop))) stop = firstStop()
    for (const row of table.rows) {
      if (isOpened(row) || isGroupHead(row)) continue
      for (const control of controlsIn(row)) {
        if (inside ? row === inside.parentElement : control === stop) give(control)
        else if (control.tabIndex >= 0) pass(control)
      }
    }
    const cell = !inside && stop?.matches('.cell') ? stop : null
    if (marked !== cell) marked?.removeAttribute('tabindex')
    if (cell) cell.tabIndex = 0
    marked = cell
  }

  function pass(control: HTMLElement): void {
    passed.add(control)
    control.tabIndex = -1
  }

  function give(control: HTMLElement): void {
    if (passed.delete(control)) control.tabIndex = 0
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
    settle()
  }

  function onFocusOut({ relatedTarget: next }: FocusEvent): void {
    if (!inside || (isElement(next) && inside.parentElement?.contains(next))) return
    inside = null
    settle()
  }

  const changes = new MutationObserver(settle)
  changes.observe(table, { childList: true, subtree: true })
  table.addEventListener('focusin', onFocusIn)
  table.addEventListener('focusout', onFocusOut)
  settle()
  return {
    /** Puts the focus on a cell. */
    goTo(cell: HTMLElement): void {
      inside = null
      stop = stopOf(cell)
      settle()
      stop.focus()
    },
    end(): void {
      changes.disconnect()
      table.removeEventListener('focusin', onFocusIn)
      table.removeEventListener('focusout', onFocusOut)
    },
  }
}
