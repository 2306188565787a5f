import type { Failure } from '../base/errors'
import { isEqual } from '../base/json'
import type { Clash } from './clash'
import { mergeLists } from './merge-lists'

/** Content of a cell; undefined where there is to be no such cell. */
interface Content {
  readonly mine?: unknown
}

/** Something typed over a cell, and what the back end had there then; undefined where there was, or is to be, no such cell. */
export interface TypedCell {
  readonly mine: unknown
  readonly over: unknown
  /** What was sent without an answer until now: it may have arrived. */
  readonly unconfirmed?: Content
  /** What a save was to send and could not for want of a connection; it goes by itself while it is still what is typed. */
  readonly waiting?: Content
  /** What was taken back after a save without an answer, and is there all the same. */
  readonly arrived?: Content
  /** What other windows have typed in its place, newest last: one of all is chosen. */
  readonly rivals?: readonly TypedCell[]
}

/** What was typed, by cell: a cell is what one person changes as a whole. All of it is JSON. */
export type Typed = ReadonlyMap<string, TypedCell>

export const nothing: Typed = new Map()

/** What the back end has in a cell. */
export interface Cells {
  get(cell: string): unknown
}

/** Whether two contents of a cell are the same once they are sent. */
export type Same = (a: unknown, b: unknown, cell: string) => boolean

/**
 * Types into cells. What is typed back to what the back end has is no change any more.
 * @param over what the person had seen there, where that is not what the back end has by now
 */
export function typeInto(typed: Typed, base: Cells, changes: Iterable<readonly [string, unknown]>, over = base): Typed {
  const next = new Map(typed)
  for (const [cell, mine] of changes) {
    const now = base.get(cell)
    if (isEqual(mine, now)) next.delete(cell)
    else next.set(cell, { ...(typed.get(cell) ?? { over: over.get(cell) }), mine })
  }
  return next
}

/**
 * Cells in which the back end has something else now than when they were typed over, and something else than was typed
 * or sent, with what it has; and cells in which another window has typed something else.
 */
export function clashesOf(typed: Typed, base: Cells | null, same: Same): ReadonlyMap<string, Clash> {
  const clashes = new Map<string, Clash>()
  for (const [cell, { mine, over, unconfirmed = { mine }, arrived }] of base ? typed : nothing) {
    const theirs = base?.get(cell)
    if ([over, mine, unconfirmed.mine].some(known => same(theirs, known, cell))) continue
    clashes.set(cell, { mine, theirs, from: arrived && same(arrived.mine, theirs, cell) ? 'sent' : 'server' })
  }
  for (const [cell, { mine, rivals: [rival] = [] }] of typed)
    if (rival) clashes.set(cell, { mine, theirs: rival.mine, from: 'window' })
  return clashes
}

/**
 * What is typed once this is what the back end has: in a list, together with what was changed elsewhere in other items.
 * What it has by now, whoever saved it, is typed no more, but for what a save is under way with, and for what was discarded
 * after a save without an answer: only a read made since tells of it.
 */
export function rebase(typed: Typed, base: Cells, same: Same, underWay: ReadonlySet<string>): Typed {
  let isChanged = false
  const next = new Map(typed)
  for (const [cell, each] of typed) {
    const { mine, over, unconfirmed, ...rest } = each
    const now = base.get(cell)
    const isNew = !same(over, now, cell)
    const merged = isNew && !unconfirmed && Object.keys(rest).length === 0 ? mergeLists(over, mine, now) : null
    const hasArrived = unconfirmed !== undefined && same(unconfirmed.mine, now, cell)
    if (underWay.has(cell)) {
      if (!hasArrived) continue
      next.set(cell, { ...each, over: now })
    } else if (isTakenBack(each) ? isNew && !hasArrived : isEqual(mine, now)) next.delete(cell)
    // What was typed is sent as what stood there: it is no change, and follows what stands there now.
    else if (isNew && !unconfirmed && over !== undefined && !isEqual(mine, over) && same(mine, over, cell))
      next.delete(cell)
    else if (merged) next.set(cell, { mine: merged, over: now })
    // What was sent has arrived, and what was typed since stands on top of it: not so what was discarded, that is a choice.
    else if (hasArrived && !isTakenBack(each))
      next.set(cell, { mine, over: now, ...(rest.waiting && !same(rest.waiting.mine, now, cell) && rest) })
    else if (unconfirmed && isNew)
      next.set(cell, { mine, over, ...rest, ...(hasArrived && { arrived: { mine: now } }) })
    else continue
    isChanged = true
  }
  return isChanged ? next : typed
}

/** Whether all that was sent without an answer, and was not taken back since, is there by now. */
export function arrivedIn(typed: Typed, base: Cells, same: Same): boolean {
  const sent = [...typed].filter(([, each]) => each.unconfirmed && !isTakenBack(each))
  const isThere = ([cell, { unconfirmed, over }]: (typeof sent)[number]) => {
    const now = base.get(cell)
    return !same(over, now, cell) && same(unconfirmed?.mine, now, cell)
  }
  return sent.length > 0 && sent.every(isThere)
}

/** Taken back, and may have arrived all the same: it is not known yet what the back end has. */
function isTakenBack({ mine, over, unconfirmed }: TypedCell): boolean {
  return unconfirmed !== undefined && isEqual(mine, over)
}

/** Cells of which it is not known what the back end has. */
export function takenBackIn(typed: Typed): readonly string[] {
  return [...typed].flatMap(([cell, each]) => (isTakenBack(each) ? [cell] : []))
}

/** What is typed once a read made since has not found what was sent without an answer: that counts no more. */
export function withoutUnconfirmed(typed: Typed, underWay: ReadonlySet<string>): Typed {
  const next = new Map(without(typed, takenBackIn(without(typed, underWay.keys()))))
  for (const [cell, { unconfirmed, ...own }] of next) if (unconfirmed && !underWay.has(cell)) next.set(cell, own)
  return next
}

/**
 * What is typed once some of it is discarded, or is as it was at another time: of what may have arrived it stays known.
 * @param base null where it is not read yet
 */
export function withUnconfirmed(next: Typed, typed: Typed, base: Cells | null): Typed {
  const left = [...typed].flatMap(([cell, { over, unconfirmed }]) => {
    const now = base ? base.get(cell) : over
    return unconfirmed ? [[cell, { mine: now, over: now, unconfirmed }] as const] : []
  })
  return new Map<string, TypedCell>([...left, ...next])
}

/** What was typed at another time; what was sent since is known there too. */
export function typedAgain(then: Typed, now: Typed): Typed {
  const real = [...then].filter(([, { mine, over }]) => !isEqual(mine, over))
  return new Map(real.map(([cell, { mine, over }]) => [cell, { ...now.get(cell), mine, over }]))
}

/** Goes on with what was typed in some cells, over what the back end has now, and not with what another window has. */
export function keepTyped(typed: Typed, base: Cells, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) {
    const { mine, rivals = [] } = typed.get(cell) ?? {}
    const others = rivals.slice(1)
    if (typed.has(cell)) next.set(cell, { mine, over: base.get(cell), ...(others.length > 0 && { rivals: others }) })
  }
  return next
}

export function without(typed: Typed, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) next.delete(cell)
  return next
}

/** What waits to be sent: not what was typed over since. */
export function waitingIn(typed: Typed): Typed {
  return new Map([...typed].filter(([, { mine, waiting }]) => waiting && isEqual(waiting.mine, mine)))
}

/** Whether more is typed than waits to be sent. */
export function isTypedOn(typed: Typed): boolean {
  return [...typed.values()].some(({ mine, over, waiting }) => !isEqual(mine, waiting ? waiting.mine : over))
}

/** What of `mine` is not there already; null where somebody else has changed one of its cells since. */
export function toSend(mine: Typed, typed: Typed, now: Cells, same: Same): Typed | null {
  // An earlier save that got no answer may be found to have arrived: then it is what was typed over.
  const rebased = new Map([...mine].map(([cell, each]) => [cell, { ...(typed.get(cell) ?? each), mine: each.mine }]))
  if (clashesOf(rebased, now, same).size > 0) return null
  return new Map([...mine].filter(([cell, each]) => !same(each.mine, now.get(cell), cell)))
}

/** What is typed while a save of `mine` is under way. */
export function sending(typed: Typed, mine: Typed): Typed {
  const next = new Map(typed)
  for (const [cell, { mine: sent, over }] of mine)
    next.set(cell, { mine: over, over, ...typed.get(cell), unconfirmed: { mine: sent } })
  return next
}

/**
 * What is typed once that save has failed: what may have arrived, and what waits for a connection, is known of each cell.
 * @param hasGone something of it went out
 */
export function failed(typed: Typed, mine: Typed, failure: Failure, hasGone: boolean): Typed {
  const next = new Map(typed)
  const { category, isUnreached, retryable, unanswered } = failure
  // What waits goes on waiting while it may still be sent as it is, and what fails meanwhile waits with it.
  const isWaiting = (retryable || category === 'unauthorized') && waitingIn(typed).size > 0
  for (const [cell, { mine: sent }] of mine) {
    const each = typed.get(cell)
    if (!each) continue
    const { unconfirmed, waiting, ...rest } = each
    // What a part of the save was answered with is known already.
    const isUnanswered = unanswered && !isEqual(sent, rest.over)
    const left = !hasGone || isUnanswered ? unconfirmed : undefined
    const isBack = isEqual(rest.mine, rest.over)
    // Where somebody else has changed one cell, the others go on waiting.
    const goesOn = category === 'cancelled' || category === 'stale'
    const waits = isUnreached || isWaiting ? { mine: sent } : goesOn && waiting
    if (isBack && !left) next.delete(cell)
    else next.set(cell, { ...rest, ...(left && { unconfirmed: left }), ...(waits && !isBack && { waiting: waits }) })
  }
  return next
}

/** What is still typed once `sent` is saved: what was typed since stands on top of what the back end has now. */
export function typedSince(typed: Typed, sent: Typed, base: Cells): Typed {
  const saved = [...sent.keys()].filter(cell => isEqual(typed.get(cell)?.mine, sent.get(cell)?.mine))
  return without(keepTyped(typed, base, sent.keys()), saved)
}

/** What waits to be sent waits no more. */
export function withdrawn(typed: Typed): Typed {
  return new Map([...typed].map(([cell, { waiting, ...rest }]) => [cell, rest]))
}

/** What was typed in a cell, with each of its contents changed. */
export function mapContents(each: TypedCell, change: (content: unknown) => unknown): TypedCell {
  const { mine, over, unconfirmed, waiting, arrived, rivals } = each
  const map = (content: Content) => ({ mine: change(content.mine) })
  return {
    mine: change(mine),
    over: change(over),
    ...(unconfirmed && { unconfirmed: map(unconfirmed) }),
    ...(waiting && { waiting: map(waiting) }),
    ...(arrived && { arrived: map(arrived) }),
    ...(rivals && { rivals: rivals.map(rival => mapContents(rival, change)) }),
  }
}
