import type { Failure } from '../base/errors'
import { toJson } from '../base/json'

/** Content of a cell; undefined where there is to be no such cell. */
interface Content {
  readonly mine?: unknown
}

/** Something typed over a cell, and what the back end had there then; undefined where there was, or is to be, no such cell. */
export interface TypedCell {
  readonly mine: unknown
  readonly over: unknown
  /** What was sent without an answer until now: it may have arrived. */
  readonly lost?: readonly Content[]
  /** What a save was to send and could not for want of a connection. */
  readonly waiting?: Content
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

export function isIdentical(a: unknown, b: unknown): boolean {
  return a === b || toJson(a) === toJson(b)
}

/** Types into cells. What is typed back to what the back end has is no change any more. */
export function typeInto(typed: Typed, base: Cells, changes: Iterable<readonly [string, unknown]>): Typed {
  const next = new Map(typed)
  for (const [cell, mine] of changes) {
    const now = base.get(cell)
    if (isIdentical(mine, now)) next.delete(cell)
    else next.set(cell, { ...(typed.get(cell) ?? { over: now }), mine })
  }
  return next
}

/**
 * Cells in which the back end has something else now than when they were typed over, and something else than was typed
 * or sent, with what it has.
 */
export function clashesOf(typed: Typed, base: Cells, same: Same): ReadonlyMap<string, unknown> {
  const clashes = new Map<string, unknown>()
  for (const [cell, { mine, over, lost = [] }] of typed) {
    const now = base.get(cell)
    if (![over, mine, ...lost.map(each => each.mine)].some(known => same(now, known, cell))) clashes.set(cell, now)
  }
  return clashes
}

/**
 * What is typed once this is what the back end has: what it has by now, whoever saved it, is typed no more, but for what
 * a save is under way with.
 */
export function rebase(typed: Typed, base: Cells, same: Same, underWay: Typed): Typed {
  let isChanged = false
  const next = new Map(typed)
  for (const [cell, each] of typed) {
    const { mine, over, lost, ...rest } = each
    const now = base.get(cell)
    if (isIdentical(mine, now) && !underWay.has(cell)) next.delete(cell)
    // What was sent has arrived, and what was typed since stands on top of it; or somebody else has written meanwhile.
    else if (lost?.some(sent => same(sent.mine, now, cell))) next.set(cell, { mine, over: now, ...rest })
    else if (lost && !same(over, now, cell)) next.set(cell, { mine, over, ...rest })
    else continue
    isChanged = true
  }
  return isChanged ? next : typed
}

/** Goes on with what was typed in some cells, over what the back end has now. */
export function keepTyped(typed: Typed, base: Cells, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) {
    const mine = typed.get(cell)
    if (mine) next.set(cell, { mine: mine.mine, over: base.get(cell) })
  }
  return next
}

export function without(typed: Typed, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) next.delete(cell)
  return next
}

/** What is typed while a save of `mine` is under way. */
export function sending(typed: Typed, mine: Typed): Typed {
  const next = new Map(typed)
  for (const [cell, { mine: sent }] of mine) {
    const each = typed.get(cell)
    if (each) next.set(cell, { ...each, lost: [...(each.lost ?? []), { mine: sent }] })
  }
  return next
}

/** What is typed once that save has failed: what may have arrived, and what waits for a connection, is known of each cell. */
export function failed(typed: Typed, mine: Typed, failure: Failure): Typed {
  const next = new Map(typed)
  for (const [cell, { mine: sent }] of mine) {
    const each = typed.get(cell)
    if (!each) continue
    const { lost = [], waiting, ...rest } = each
    const left = failure.unanswered ? lost : lost.slice(0, -1)
    // Where nothing was asked for, what waits goes on waiting.
    const waits = failure.category === 'offline' ? { mine: sent } : failure.category === 'cancelled' && waiting
    next.set(cell, { ...rest, ...(left.length > 0 && { lost: left }), ...(waits && { waiting: waits }) })
  }
  return next
}

/** What is still typed once `sent` is saved: what was typed since stands on top of what the back end has now. */
export function typedSince(typed: Typed, sent: Typed, base: Cells): Typed {
  const saved = [...sent.keys()].filter(cell => isIdentical(typed.get(cell)?.mine, sent.get(cell)?.mine))
  return without(keepTyped(typed, base, sent.keys()), saved)
}

/**
 * What was typed in two windows, over what both had: what only one of them has changed is that one's. Where both have,
 * it stays as it is `here`, and so it goes on in the cells that were apart `before`. `apart` are the cells in which both
 * have typed something else, with what the other window has.
 */
export function joinWindows(
  shared: Typed,
  here: Typed,
  there: Typed,
  before = nothing,
): { typed: Typed; apart: Typed } {
  const typed = new Map<string, TypedCell>()
  const apart = new Map<string, TypedCell>()
  for (const cell of new Set([...there.keys(), ...here.keys()])) {
    const [mine, other, last] = [here.get(cell), there.get(cell), shared.get(cell)]
    const isOpen = before.has(cell)
    let winner = mine
    if (isSame(mine, other) || (!isOpen && isSame(mine, last))) winner = other
    else if (isOpen || !isSame(other, last)) {
      if (mine === undefined) winner = other
      else if (other !== undefined) apart.set(cell, other)
    }
    // A cell that stays what it was stays the very object.
    if (winner) typed.set(cell, mine && isIdentical(winner, mine) ? mine : winner)
  }
  return { typed, apart }
}

function isSame(a: TypedCell | undefined, b: TypedCell | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isIdentical(a.mine, b.mine))
}

/** Whether the same was typed over the same. */
export function isSameTyped(a: Typed, b: Typed): boolean {
  return a.size === b.size && [...a].every(([cell, each]) => isIdentical(each, b.get(cell)))
}

/** Guards what was kept in storage by another version, cell by cell; what is `known` was typed here. */
export function typedFrom(kept: unknown, known: Typed, isCell: (cell: string, content: unknown) => boolean): Typed {
  const typed = new Map<string, TypedCell>()
  for (const [cell, each] of Object.entries((kept ?? {}) as Record<string, Partial<TypedCell> | null>)) {
    if (each === null || typeof each !== 'object') continue
    const { mine, over, lost, waiting } = each
    const own = known.get(cell)
    const sent = [...(Array.isArray(lost) ? lost : []), ...(waiting ? [waiting] : [])]
    if (own && isIdentical(own, each)) typed.set(cell, own)
    else if ([mine, over, ...sent.map(content => content?.mine)].every(content => isCell(cell, content)))
      typed.set(cell, { mine, over, ...(Array.isArray(lost) && { lost }), ...(waiting && { waiting }) })
  }
  return typed
}
