import { isInput } from '../../nodes'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not(.cell)'

/** What can take the focus in a cell and is shown. */
export function controlsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(focusable)].filter(isShown)
}

export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** What uses the arrows or letters itself. */
function isField(element: Element): boolean {
  if (isInput(element)) return !['checkbox', 'radio', 'button'].includes(element.type)
  return element.matches('select, textarea, [contenteditable]')
}

/** What takes the focus for a cell: the one control that it holds, else the cell. */
export function stopOf(cell: HTMLElement): HTMLElement {
  const [only, ...others] = controlsIn(cell)
  return only && others.length === 0 && !isField(only) ? only : cell
}

/** The cells of a row that are shown, in their order. */
export function cellsOf(row: HTMLTableRowElement): HTMLElement[] {
  return [...row.cells].filter(isShown)
}

/** Takes controls out of the order of Tab and gives them back as they were. */
export function createTabOrder() {
  const before = new WeakMap<Element, string | null>()
  return {
    exclude(place: Element): void {
      for (const control of place.querySelectorAll<HTMLElement>(focusable)) {
        if (control.tabIndex < 0) continue
        before.set(control, control.getAttribute('tabindex'))
        control.tabIndex = -1
      }
    },
    restore(place: Element): void {
      for (const control of [place, ...place.querySelectorAll('[tabindex]')]) {
        const value = before.get(control)
        if (value === undefined) continue
        before.delete(control)
        if (value === null) control.removeAttribute('tabindex')
        else control.setAttribute('tabindex', value)
      }
    },
  }
}
