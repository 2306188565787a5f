import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { holdFocus, restoreFocus } from '../parts/held-focus'
import type { Place } from './place'

/**
 * A button that has done its work goes, and the focus would go with it: it goes on in the tracking number of the
 * button's row, or at Save when the button stood over it.
 * @param within a part of what calls this: it is there with the first of these buttons, which may be pressed at once.
 */
export function useFocusKept(within: RefObject<HTMLElement | null>, goTo: (place: Place) => void): void {
  const held = useRef<Element | null>(null)
  const row = useRef<string | undefined>(undefined)
  const rowsOf = () => within.current?.closest<HTMLElement>('.rows-around') ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it stands in stays
  useLayoutEffect(() => {
    const rows = rowsOf()
    if (rows === null) return
    return holdFocus(rows, held, element => {
      row.current = element.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset.row
    })
  }, [])
  useEffect(() => {
    const rows = rowsOf()
    if (rows === null) return
    restoreFocus(rows, held, () => {
      if (row.current === undefined) return rows.querySelector<HTMLElement>('.save-bar .button.primary')
      goTo({ id: row.current, field: 'shippingTracking' })
    })
  })
}
