import { isElement, isInput } from '../nodes'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not(.cell)'

/** Returns the rendered rows of data, without group heads and opened parts. */
export function mainRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...(table.tBodies[0]?.rows ?? [])].filter(isMain)
}

/** Returns the row of data or the head row around a target; null in an opened part. */
export function rowAround(table: HTMLTableElement, target: EventTarget | null): HTMLTableRowElement | null {
  const row = isElement(target) ? target.closest('tr') : null
  return row && row.closest('table') === table && isMain(row) ? row : null
}

function isMain(row: Element): boolean {
  return !isOpened(row) && !isGroupHead(row)
}

export function isGroupHead(row: Element): boolean {
  return row.classList.contains('row-group')
}

export function isOpened(row: Element): boolean {
  return row.classList.contains('row-opened')
}

export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** Returns the visible cells of a row, in their order. */
export function cellsOf(row: HTMLTableRowElement | undefined): HTMLElement[] {
  return [...(row?.cells ?? [])].filter(isShown)
}

export function controlsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(focusable)]
}

/** Returns the element that takes the focus for a cell: the only control in it if that is no field, else the cell. */
export function stopOf(cell: HTMLElement): HTMLElement {
  const [only, ...others] = controlsIn(cell).filter(isShown)
  return only && others.length === 0 && !isField(only) ? only : cell
}

/** Returns whether an element handles arrow keys or letters itself. */
function isField(element: Element): boolean {
  if (isInput(element)) return !['checkbox', 'radio', 'button'].includes(element.type)
  return element.matches('select, textarea, [contenteditable]')
}
