import { useEffect, useRef } from 'react'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { shippedRank } from '../../core/shipments/rules'
import { useStable } from '../kit/use-stable'
import type { Place } from './place'
import { idOf } from './row-context'
import type { RowEventHandler } from './use-row-events'

interface Options {
  readonly handler: { readonly current: RowEventHandler }
  readonly shown: readonly ShipmentRow[]
  /** The row that is being edited: it is shown even when a search did not find it. */
  readonly activeId: string | null
  /** Rows were passed over, for the first time. */
  onPassed(count: number): void
  /** There is none below. */
  onLast(): void
}

/** Which row a key leads to: whoever types numbers down the rows is led past those that need nothing more. */
export function useRowSteps({ handler, shown, activeId, onPassed, onLast }: Options) {
  const hasSaid = useRef(false)
  const rows = shown.filter(row => !row.readOnly)

  const below = useStable(({ id, field }: Place, shipped: boolean): string | undefined => {
    const after = rows.slice(rows.findIndex(row => idOf(row) === id) + 1)
    // In any other field all rows are meant.
    if (!shipped && field !== 'shippingTracking') {
      if (!after[0]) onLast()
      return after[0] && idOf(after[0])
    }
    const left = after.findIndex(row => !needsNothing(row))
    const passed = left < 0 ? after.length : left
    if (passed > 0 && !hasSaid.current) {
      hasSaid.current = true
      onPassed(passed)
    }
    const next = after[left]
    if (!next) onLast()
    return next && idOf(next)
  })
  useEffect(() => {
    handler.current.below = below
  }, [handler, below])

  return {
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
