import { isEqual } from '../base/json'
import {
  asUnsent,
  type Cells,
  isWithdrawn,
  queuedIn,
  type Same,
  type Typed,
  type TypedCell,
  unconfirmedIn,
  withdrawnIn,
  without,
  withPhase,
} from './cells'
import { mergeLists } from './merge-lists'

/** The row of the table that an edit follows: its phase, or that it is in flight or withdrawn. */
type Standing = 'edited' | 'queued' | 'inFlight' | 'unconfirmed' | 'withdrawn' | 'arrived'

/** The content of the server: the edit, the sent content, the content that the edit replaces, or another one. */
type ServerHas = 'mine' | 'sent' | 'over' | 'other'

/** Returns the edit over `now`, the content that the server has; null where it is no edit any more. */
type Rule = (edit: TypedCell, now: unknown, isSame: (a: unknown, b: unknown) => boolean) => TypedCell | null

const keep: Rule = edit => edit
const drop: Rule = () => null

/** The edit is still in flight, and a read has found it already. */
const overNow: Rule = (edit, now) => ({ ...edit, over: now })

/** A later edit stands on top of the content that has arrived, and goes on waiting for a connection. */
const onTopOfSent: Rule = (edit, now, isSame) => {
  const { mine, rivals } = edit
  const queued = queuedIn(edit)
  if (!queued || isSame(queued.mine, now)) return { mine, over: now }
  return { mine, over: now, ...withPhase(null, queued), ...(rivals && { rivals }) }
}

/** A withdrawn edit that has arrived all the same is a conflict with oneself. */
const asArrived: Rule = (edit, now) => ({ ...edit, phase: { name: 'arrived', sent: { mine: now } } })

/** Another content shows that the sent one has not arrived, or was replaced since. */
const notArrived: Rule = edit => asUnsent(edit)

/** An edit that would be sent like the content that it replaces is no change, so it is dropped for newer content. */
const dropUnchanged: Rule = (edit, _, isSame) => {
  const { mine, over } = edit
  return over !== undefined && !isEqual(mine, over) && isSame(mine, over) ? null : edit
}

/** Two edits of a list that touch different items are both kept. */
const mergeOrDropUnchanged: Rule = (edit, now, isSame) => {
  const left = dropUnchanged(edit, now, isSame)
  const merged = left && !edit.rivals ? mergeLists(edit.over, edit.mine, now) : null
  return merged ? { mine: merged, over: now } : left
}

const rules: Readonly<Record<Standing, Readonly<Record<ServerHas, Rule>>>> = {
  edited: { mine: drop, sent: keep, over: keep, other: mergeOrDropUnchanged },
  queued: { mine: drop, sent: keep, over: keep, other: dropUnchanged },
  inFlight: { mine: keep, sent: overNow, over: keep, other: keep },
  unconfirmed: { mine: drop, sent: onTopOfSent, over: keep, other: notArrived },
  withdrawn: { mine: keep, sent: asArrived, over: keep, other: drop },
  arrived: { mine: drop, sent: keep, over: keep, other: dropUnchanged },
}

/**
 * Rebases edits onto fresh server data by the table of rules. Edits that the server has already are dropped, edits in flight
 * are kept, and an edit that is kept over another content is a conflict.
 * @param inFlight the cells that a save is sending
 * @returns the same map when no edit changes
 */
export function rebase(typed: Typed, base: Cells, same: Same, inFlight: ReadonlySet<string>): Typed {
  const next = new Map(typed)
  let isChanged = false
  for (const [cell, edit] of typed) {
    const now = base.get(cell)
    const isSame = (a: unknown, b: unknown) => same(a, b, cell)
    const standing = standingOf(edit, inFlight.has(cell))
    const rebased = rules[standing][serverHas(edit, standing, now, isSame)](edit, now, isSame)
    if (rebased === edit) continue
    isChanged = true
    if (rebased) next.set(cell, rebased)
    else next.delete(cell)
  }
  return isChanged ? next : typed
}

function standingOf(edit: TypedCell, isInFlight: boolean): Standing {
  if (isInFlight) return 'inFlight'
  return isWithdrawn(edit) ? 'withdrawn' : (edit.phase?.name ?? 'edited')
}

function serverHas(edit: TypedCell, standing: Standing, now: unknown, isSame: Parameters<Rule>[2]): ServerHas {
  const sent = unconfirmedIn(edit)
  const isSent = sent !== null && isSame(sent.mine, now)
  if (standing === 'inFlight') return isSent ? 'sent' : 'other'
  const isOver = isSame(edit.over, now)
  // A withdrawn edit equals the earlier content, so that such content on the server does not show that an edit arrived.
  if (standing === 'withdrawn' && isOver) return 'over'
  if (standing !== 'withdrawn' && isEqual(edit.mine, now)) return 'mine'
  if (isSent) return 'sent'
  return isOver ? 'over' : 'other'
}

/** Returns whether the server has all that was sent without an answer and was not withdrawn since; false when nothing was. */
export function hasAllArrived(typed: Typed, base: Cells, same: Same): boolean {
  const sent = [...typed].filter(([, edit]) => unconfirmedIn(edit) && !isWithdrawn(edit))
  const hasArrived = ([cell, edit]: (typeof sent)[number]) => {
    const now = base.get(cell)
    return !same(edit.over, now, cell) && same(unconfirmedIn(edit)?.mine, now, cell)
  }
  return sent.length > 0 && sent.every(hasArrived)
}

/**
 * Returns the edits after a read that has not found the sent content of a save without an answer: withdrawn edits are
 * dropped, and other edits count as not sent.
 */
export function withoutUnconfirmed(typed: Typed, inFlight: ReadonlySet<string>): Typed {
  const next = new Map(without(typed, withdrawnIn(without(typed, inFlight))))
  for (const [cell, edit] of next) if (unconfirmedIn(edit) && !inFlight.has(cell)) next.set(cell, asUnsent(edit))
  return next
}
