import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { deepFocus } from '../kit/focus'
import { useStable } from '../kit/use-stable'
import { idOf } from './row-context'

/**
 * Leads the focus from one row that waits for a choice to the next.
 * @param around holds the rows
 * @param onHidden is called before a row that a search or filter hides is shown
 */
export function useConflicts(
  around: RefObject<HTMLElement | null>,
  rows: readonly ShipmentRow[],
  shown: readonly ShipmentRow[],
  onHidden: () => void,
) {
  const [sought, setSought] = useState<{ readonly id: string } | null>(null)
  /** The row that was sought last, once its choice has the focus: each search moves the focus once. */
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
  /** Goes on from a row whose conflict was just resolved: to the next one, round and round. */
  const showNext = useStable((from: string) => {
    const seen = new Set(shown.map(idOf))
    const all = [...shown, ...rows.filter(row => !seen.has(idOf(row)))]
    const after = all.findIndex(row => idOf(row) === from) + 1
    const next = [...all.slice(after), ...all.slice(0, after)].find(row => row.theirs && idOf(row) !== from)
    if (next) show(idOf(next))
  })
  /** The row in whose choice the focus is. */
  function focused(): string | null {
    const focus = around.current && deepFocus(around.current)
    return focus?.closest<HTMLElement>('[data-conflict]')?.dataset.conflict ?? null
  }
  return {
    show,
    showNext,
    focused,
    /** Id of the row that is led to while it waits for its choice: a table of many rows has to draw it. */
    sought: shown.some(row => row.theirs && idOf(row) === sought?.id) ? sought?.id : undefined,
  }
}
