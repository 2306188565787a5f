import type { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import {
  type Cells,
  clashesOf,
  keepTyped,
  queuedEdits,
  queuedIn,
  type Same,
  type Typed,
  unconfirmedIn,
  without,
  withPhase,
} from './cells'

/**
 * Returns the edits of a save that the server does not have yet; null when one of them conflicts with the server's
 * current content.
 */
export function toSend(saved: Typed, typed: Typed, now: Cells, same: Same): Typed | null {
  // If a read has found that an earlier save without an answer arrived, the edit replaces the content of that save.
  const rebased = new Map([...saved].map(([cell, edit]) => [cell, { ...(typed.get(cell) ?? edit), mine: edit.mine }]))
  if (clashesOf(rebased, now, same).size > 0) return null
  return new Map([...saved].filter(([cell, { mine }]) => !same(mine, now.get(cell), cell)))
}

/** Returns the edits when a save is sent: they are unconfirmed until the answer. */
export function onSend(typed: Typed, saved: Typed): Typed {
  const next = new Map(typed)
  for (const [cell, { mine, over }] of saved) {
    const edit = typed.get(cell) ?? { mine: over, over }
    next.set(cell, { ...edit, ...withPhase({ mine }, queuedIn(edit)) })
  }
  return next
}

/** Returns the edits after a save: later edits stand on top of the server's current data. */
export function onSaveSuccess(typed: Typed, saved: Typed, base: Cells): Typed {
  const unchanged = [...saved.keys()].filter(cell => isEqual(typed.get(cell)?.mine, saved.get(cell)?.mine))
  return without(keepTyped(typed, base, saved.keys()), unchanged)
}

/**
 * Returns the edits after a save that failed, each with the content that may have arrived and the content that waits
 * for a connection.
 * @param wasSent whether a part of the save went out
 */
export function onSaveError(typed: Typed, saved: Typed, failure: Failure, wasSent: boolean): Typed {
  const next = new Map(typed)
  const { category, isUnreached, retryable, unanswered } = failure
  // Edits that fail while others wait for a connection wait too, unless they must be changed before they can be sent.
  const joinsQueue = (retryable || category === 'unauthorized') && queuedEdits(typed).size > 0
  // When one edit is in conflict, the others go on waiting.
  const staysQueued = category === 'cancelled' || category === 'stale'
  for (const [cell, { mine: sent }] of saved) {
    const edit = typed.get(cell)
    if (!edit) continue
    const { phase: _, ...rest } = edit
    const isWithdrawn = isEqual(edit.mine, edit.over)
    // A cell that replaces the sent content was answered in an earlier part of the save.
    const isUnconfirmed = !wasSent || (unanswered && !isEqual(sent, edit.over))
    const unconfirmed = isUnconfirmed ? unconfirmedIn(edit) : null
    const queued = isUnreached || joinsQueue ? { mine: sent } : staysQueued ? queuedIn(edit) : null
    if (isWithdrawn && !unconfirmed) next.delete(cell)
    else next.set(cell, { ...rest, ...withPhase(unconfirmed, isWithdrawn ? null : queued) })
  }
  return next
}
