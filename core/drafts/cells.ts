import { toJson } from '../base/json'

/** Something typed over a cell, and what the back end had there then; undefined where there was, or is to be, no such cell. */
export interface TypedCell {
  readonly mine: unknown
  readonly over: unknown
}

/** What was typed, by cell: a cell is what one person changes as a whole. All of it is JSON. */
export type Typed = ReadonlyMap<string, TypedCell>

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
    const before = typed.get(cell)
    const now = base.get(cell)
    if (isIdentical(mine, now)) next.delete(cell)
    else next.set(cell, { mine, over: before ? before.over : now })
  }
  return next
}

/**
 * Cells in which the back end has something else now than when they were typed over, and something else than was typed,
 * with what it has. What a save under way has `sent` is no news.
 */
export function clashesOf(
  typed: Typed,
  base: Cells,
  same: Same,
  sent: Typed = new Map(),
): ReadonlyMap<string, unknown> {
  const clashes = new Map<string, unknown>()
  for (const [cell, { mine, over }] of typed) {
    const now = base.get(cell)
    const own = sent.get(cell)
    if (same(now, over, cell) || same(now, mine, cell) || (own && same(now, own.mine, cell))) continue
    clashes.set(cell, now)
  }
  return clashes
}

/** Goes on with what was typed in some cells, over what the back end has now. */
export function keepTyped(typed: Typed, base: Cells, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) {
    const mine = typed.get(cell)
    if (mine) next.set(cell, { ...mine, over: base.get(cell) })
  }
  return next
}

export function without(typed: Typed, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) next.delete(cell)
  return next
}

/** What is still typed once `sent` is saved: what was typed since stands on top of what the back end has now. */
export function typedSince(typed: Typed, sent: Typed, base: Cells): Typed {
  const next = new Map(typed)
  for (const [cell, { mine }] of sent) {
    const now = typed.get(cell)
    if (now && isIdentical(now.mine, mine)) next.delete(cell)
    else if (now) next.set(cell, { ...now, over: base.get(cell) })
  }
  return next
}

export interface Joined {
  readonly typed: Typed
  /** Cells in which both have typed something else, with what the other window has. */
  readonly apart: Typed
}

/**
 * What was typed in two windows, over what both had: what only one of them has changed is that one's. Where both have,
 * it stays as it is `here`, and so it goes on in the cells that were apart `before`.
 */
export function joinWindows(shared: Typed, here: Typed, there: Typed, before: Typed = new Map()): Joined {
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
    if (winner) typed.set(cell, mine && isSame(winner, mine) && isIdentical(winner.over, mine.over) ? mine : winner)
  }
  return { typed, apart }
}

function isSame(a: TypedCell | undefined, b: TypedCell | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isIdentical(a.mine, b.mine))
}

/** Whether the same was typed over the same. */
export function isSameTyped(a: Typed, b: Typed): boolean {
  return (
    a.size === b.size &&
    [...a].every(([cell, { mine, over }]) => {
      const other = b.get(cell)
      return other !== undefined && isIdentical(other.mine, mine) && isIdentical(other.over, over)
    })
  )
}

/** Guards what was kept in storage by another version, cell by cell. */
export function typedFrom(kept: unknown, isCell: (cell: string, content: unknown) => boolean): Typed {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return new Map()
  return new Map(
    Object.entries(kept as Record<string, Partial<TypedCell> | null>).flatMap(([cell, each]) =>
      each !== null && typeof each === 'object' && isCell(cell, each.mine) && isCell(cell, each.over)
        ? [[cell, { mine: each.mine, over: each.over }] as const]
        : [],
    ),
  )
}
