import { isElement } from '../../nodes'
/** The rows of data that are drawn; what is opened under one is no row of its own here. */
export function mainRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...(table.tBodies[0]?.rows ?? [])].filter(row => !isOpened(row))
}

/** The row of data around a place in the table; that of the head too. Null in an opened part. */
export function rowAround(table: HTMLTableElement, target: EventTarget | null): HTMLTableRowElement | null {
  if (!isElement(target) || !table.contains(target)) return null
  const row = target.closest('tr')
  return row && row.closest('table') === table && !isOpened(row) ? row : null
}

export function isOpened(row: Element): boolean {
  return row.classList.contains('row-opened')
}
