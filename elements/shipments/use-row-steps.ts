import { useRef } from 'react'
import { type Text, text } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { shippedRank } from '../../core/shipments/rules'
import { useText } from '../kit/context'
import { controlKey } from './control-key'
import type { Place } from './place'
import { idOf } from './row-context'

/**
 * Returns functions that find the row for a key. Enter in a tracking number skips finished rows, and a message says once
 * how many.
 * @param activeId the edited row, which is shown even when a search does not match it
 */
export function useRowSteps(
  shown: readonly ShipmentRow[],
  activeId: string | null,
  onMessages: (messages: readonly Text[]) => void,
) {
  const t = useText()
  const hasNotified = useRef(false)
  const rows = shown.filter(row => !row.readOnly)

  return {
    /** Returns the row after Enter. With Ctrl, `shipped` is true because the row before is marked as shipped. */
    below({ id, field }: Place, shipped: boolean): string | undefined {
      const after = rows.slice(rows.findIndex(row => idOf(row) === id) + 1)
      // In any other field Enter visits all rows.
      const skipsFinished = shipped || field === 'shippingTracking'
      const next = skipsFinished ? after.find(row => !isFinished(row)) : after[0]
      const passed = next ? after.indexOf(next) : after.length
      if (skipsFinished && passed > 0 && !hasNotified.current) {
        hasNotified.current = true
        onMessages([text('shipments.passedShipped', { count: passed })])
      }
      if (!next) onMessages([text('shipments.lastRow', { keys: `${controlKey(t)}+S` })])
      return next && idOf(next)
    },
    /** Returns the row to fill in first; the edited row only if it is the only one. */
    found(): string | undefined {
      const others = rows.filter(row => idOf(row) !== activeId)
      const first = others.find(row => !isFinished(row)) ?? others[0] ?? rows[0]
      return first && idOf(first)
    },
    /** Returns the row above or below, finished or not. */
    beside(id: string, step: 1 | -1): string | undefined {
      const next = rows[rows.findIndex(row => idOf(row) === id) + step]
      return next && idOf(next)
    },
  }
}

/** Returns whether a row is finished: shipped with a number, without problems or conflict. */
function isFinished({ edit, problems, theirs }: ShipmentRow): boolean {
  const isShipped = shippedRank(edit.status) === 2 && edit.shippingTracking.trim() !== ''
  return isShipped && theirs === null && Object.keys(problems).length === 0
}
