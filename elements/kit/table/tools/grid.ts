import { isElement, isRightToLeft, viewOf } from '../../nodes'
import { placeByKey } from './grid-keys'
import { mainRows, rowAround } from './rows-of'
import { cellsOf, controlsIn, createTabOrder, isShown, stopOf } from './stops'

export interface GridHost {
  /** Rows of data, drawn or not. */
  count(): number
  /** The place of a row that is drawn. */
  placeOf(row: HTMLTableRowElement): number
  /** Draws the row at a place, and answers it. */
  rowAt(place: number): HTMLTableRowElement | undefined
  /** The number of the column whose cell stands at this place in its row, from 1: those that are not shown count too. */
  columnAt(place: number): number
}

/**
 * Makes a table a grid of one tab stop, by the keys of the ARIA practices: the arrows, Home, End and the pages go from
 * cell to cell, Enter or F2 goes into one, Escape out. What stands opened under a row is left to Tab, and so is a row
 * whose fields are being edited. Answers how to undo it.
 */
export function makeGrid(table: HTMLTableElement, host: GridHost): () => void {
  const { exclude, restore } = createTabOrder()
  const root = table.getRootNode() as Document
  let stop: HTMLElement | null = null
  /** Where somebody works in a cell: by Tab one goes from control to control of its row. */
  let inside: { readonly row: HTMLTableRowElement; readonly cell: HTMLElement } | null = null

  const cellAround = (target: Element) => target.closest<HTMLElement>('.cell')
  const rows = () => [...(table.tHead?.rows ?? []), ...mainRows(table)]

  function settle(changed: Iterable<HTMLTableRowElement> = rows()): void {
    const numbers: string[] = []
    for (const row of changed) {
      for (const [at, cell] of [...row.cells].entries()) {
        numbers[at] ??= String(host.columnAt(at))
        if (cell.ariaColIndex !== numbers[at]) cell.ariaColIndex = numbers[at]
      }
      if (row !== inside?.row) exclude(row)
    }
    if (inside) return
    if (!stop?.isConnected || !isShown(stop)) {
      const first = firstCell()
      setStop(first ? stopOf(first) : null)
    } else setStop(stop)
  }

  function firstCell(): HTMLElement | undefined {
    for (const row of mainRows(table)) {
      const shown = [...row.cells].find(isShown)
      if (shown) return shown
    }
    return undefined
  }

  function onChanges(records: readonly MutationRecord[]): void {
    const places = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
    settle(new Set(places.flatMap(place => rowAround(table, place) ?? [])))
  }

  function setStop(next: HTMLElement | null): void {
    if (stop && stop !== next) {
      if (stop.matches('.cell')) stop.removeAttribute('tabindex')
      else if (stop.parentElement) exclude(stop.parentElement)
    }
    stop = next
    if (!stop) return
    if (stop.matches('.cell')) stop.tabIndex = 0
    else restore(stop)
  }

  function onFocusIn({ target }: Event): void {
    const row = rowAround(table, target)
    const cell = row && isElement(target) ? cellAround(target) : null
    if (!cell || !row) {
      leave()
      return
    }
    const own = stopOf(cell)
    if (target === own) {
      leave()
      setStop(own)
      return
    }
    if (inside?.row !== row) {
      leave()
      setStop(null)
      restore(row)
    }
    inside = { row, cell }
  }

  function onFocusOut({ relatedTarget: next }: FocusEvent): void {
    if (inside && !(isElement(next) && inside.row.contains(next))) leave()
  }

  function leave(): void {
    if (!inside) return
    const { row, cell } = inside
    inside = null
    exclude(row)
    setStop(cell.isConnected && isShown(cell) ? stopOf(cell) : null)
    if (!stop) settle()
  }

  function goTo(row: HTMLTableRowElement | undefined, column: number): void {
    const cells = row ? cellsOf(row) : []
    const cell = cells[Math.min(column, cells.length - 1)]
    if (!cell) return
    setStop(stopOf(cell))
    stop?.focus()
  }

  /** Into the cell; says whether there was anything to go to. */
  function enter(cell: HTMLElement, target: HTMLElement, key: string): boolean {
    if (target === cell) {
      const [first] = controlsIn(cell)
      first?.focus()
      return first !== undefined
    }
    if (key !== 'F2' || !target.matches('button')) return false
    target.click()
    return true
  }

  function onKey(event: KeyboardEvent, target: HTMLElement): boolean {
    const row = rowAround(table, target)
    const cell = row && cellAround(target)
    if (!cell || !row || event.altKey || event.metaKey || event.shiftKey) return false
    const { key } = event
    const own = stopOf(cell)
    if (target !== own) {
      if (key !== 'Escape') return false
      leave()
      stop?.focus()
      return true
    }
    const isHead = row.parentElement === table.tHead
    if (key === 'Enter' || key === 'F2') return enter(cell, target, key)
    const head = table.tHead?.rows[0]
    const from = { row: isHead ? -1 : host.placeOf(row), column: cellsOf(row).indexOf(cell) }
    const size = {
      rows: host.count(),
      columns: cellsOf(row).length,
      page: Math.max(1, Math.floor(viewOf(table).innerHeight / row.offsetHeight) - 2),
      hasHead: head !== undefined && isShown(head),
    }
    const next = placeByKey(event, from, size, isRightToLeft(table))
    if (!next) return false
    goTo(next.row < 0 ? head : host.rowAt(next.row), next.column)
    return true
  }

  /** After what stands in the cells has had the key. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return
    if (!isElement(event.target) || !onKey(event, event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }

  table.setAttribute('role', 'grid')
  const changes = new MutationObserver(onChanges)
  changes.observe(table, { childList: true, subtree: true })
  root.addEventListener('keydown', onKeyDown)
  root.addEventListener('focusin', onFocusIn)
  table.addEventListener('focusout', onFocusOut)
  settle()
  return () => {
    changes.disconnect()
    root.removeEventListener('keydown', onKeyDown)
    root.removeEventListener('focusin', onFocusIn)
    table.removeEventListener('focusout', onFocusOut)
    table.removeAttribute('role')
    if (stop?.matches('.cell')) stop.removeAttribute('tabindex')
    restore(table)
    for (const row of rows()) for (const cell of row.cells) cell.removeAttribute('aria-colindex')
  }
}
