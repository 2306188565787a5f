import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { deepFocus } from '../kit/focus'
import { useStable } from '../kit/use-stable'
import { idOf } from './row-context'

/**
 * Moves the focus between the rows in conflict.
 * @param around the element around the rows
 * @param onHidden is called before a row that a search or filter hides is shown
 */
export function useConflicts(
  around: RefObject<HTMLElement | null>,
  rows: readonly ShipmentRow[],
  shown: readonly ShipmentRow[],
  onHidden: () => void,
) {
  const [sought, setSought] = useState<{ readonly id: string } | null>(null)
  /** The last sought row after its choice was focused, so that each search moves the focus once. */
  const reached = useRef(sought)
  useLayoutEffect(() => {
    if (sought === null || sought === reached.current) return
    const place = around.current?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(sought.id)}"]`)
    const choice = place?.querySelector<HTMLElement>('input:checked')
    if (!place || !choice) return
    reached.current = sought
    choice.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'nearest' })
  })

  const show = useStable((id: string) => {
    if (!shown.some(row => idOf(row) === id)) onHidden()
    setSought({ id })
  })
  /**
   * Focuses the next conflict after the conflict of a row was resolved. After the last row it continues with the first.
   */
  const showNext = useStable((from: string) => {
    const shownIds = new Set(shown.map(idOf))
    const all = [...shown, ...rows.filter(row => !shownIds.has(idOf(row)))]
    const after = all.findIndex(row => idOf(row) === from) + 1
    const next = [...all.slice(after), ...all.slice(0, after)].find(row => row.theirs && idOf(row) !== from)
    if (next) show(idOf(next))
  })
  /** Returns the row of the focused choice. */
  function focused(): string | null {
    const focus = around.current && deepFocus(around.current)
    return focus?.closest<HTMLElement>('[data-conflict]')?.dataset.conflict ?? null
  }
  return {
    show,
    showNext,
    focused,
    /** The id of the sought row while it is in conflict, which a long table must draw. */
    soughtId: shown.some(row => row.theirs && idOf(row) === sought?.id) ? sought?.id : undefined,
  }
}
