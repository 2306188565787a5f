import { useRef } from 'react'
import { type Text, text } from '../../core/i18n/translate'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { shippedRank } from '../../core/shipments/rules'
import { useText } from '../kit/context'
import { controlKey } from './control-key'
import type { Place } from './place'
import { idOf } from './row-context'

/**
 * Which row a key leads to: whoever types numbers down the rows is led past those that need nothing more, which is said.
 * @param activeId the row that is being edited: it is shown even when a search did not find it
 */
export function useRowSteps(
  shown: readonly ShipmentRow[],
  activeId: string | null,
  onSaid: (said: readonly Text[]) => void,
) {
  const t = useText()
  const hasSaid = useRef(false)
  const rows = shown.filter(row => !row.readOnly)

  return {
    /** The row that Enter leads to; with Ctrl the one it comes from is `shipped` by it. */
    below({ id, field }: Place, shipped: boolean): string | undefined {
      const after = rows.slice(rows.findIndex(row => idOf(row) === id) + 1)
      // In any other field all rows are meant.
      const isLed = shipped || field === 'shippingTracking'
      const next = isLed ? after.find(row => !needsNothing(row)) : after[0]
      const passed = next ? after.indexOf(next) : after.length
      if (isLed && passed > 0 && !hasSaid.current) {
        hasSaid.current = true
        onSaid([text('shipments.passedShipped', { count: passed })])
      }
      if (!next) onSaid([text('shipments.lastRow', { keys: `${controlKey(t)}+S` })])
      return next && idOf(next)
    },
    /** The row of what was found that is to be filled in first. */
    found(): string | undefined {
      const others = rows.filter(row => idOf(row) !== activeId)
      const first = others.find(row => !needsNothing(row)) ?? others[0] ?? rows[0]
      return first && idOf(first)
    },
    /** The row above or below, whatever it needs. */
    beside(id: string, step: 1 | -1): string | undefined {
      const next = rows[rows.findIndex(row => idOf(row) === id) + step]
      return next && idOf(next)
    },
  }
}

/** It is shipped with a number, and nothing in it waits for an answer. */
function needsNothing({ edit, problems, theirs }: ShipmentRow): boolean {
  const isShipped = shippedRank(edit.status) === 2 && edit.shippingTracking.trim() !== ''
  return isShipped && theirs === null && Object.keys(problems).length === 0
}
