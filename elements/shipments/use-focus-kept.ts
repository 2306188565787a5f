import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { holdFocus, restoreFocus } from '../parts/held-focus'
import type { Place } from './place'

/**
 * Moves the focus when a button with the focus disappears after its press: to the tracking number of its row, or to
 * Save when the button was above it.
 * @param within an element of the calling component that is drawn no later than the first such button
 */
export function useFocusKept(within: RefObject<HTMLElement | null>, goTo: (place: Place) => void): void {
  const lastFocused = useRef<Element | null>(null)
  const row = useRef<string | undefined>(undefined)
  const rowsOf = () => within.current?.closest<HTMLElement>('.rows-around') ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it stands in stays
  useLayoutEffect(() => {
    const rows = rowsOf()
    if (rows === null) return
    return holdFocus(rows, lastFocused, element => {
      row.current = element.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset.row
    })
  }, [])
  useEffect(() => {
    const rows = rowsOf()
    if (rows === null) return
    restoreFocus(rows, lastFocused, () => {
      if (row.current === undefined) return rows.querySelector<HTMLElement>('.save-bar .button.primary')
      goTo({ id: row.current, field: 'shippingTracking' })
    })
  })
}
