import { isEqual } from '../base/json'
import type { Cells, Typed, TypedCell } from './cells'

/**
 * What was typed in two windows, over what both had: what only one of them has changed is that one's. Where both have,
 * it stays as it is `here`, with what the other window has beside it; what either of them has given up is gone.
 */
export function joinWindows(shared: Typed, here: Typed, there: Typed): Typed {
  const typed = new Map<string, TypedCell>()
  for (const cell of new Set([...there.keys(), ...here.keys()])) {
    const [mine, theirs, last] = [here, there, shared].map(each => allIn(each.get(cell))) as [All, All, All]
    const joined = mine.flatMap(each => {
      const [other, known] = [alikeIn(theirs, each), alikeIn(last, each)]
      if (!other) return known ? [] : [each]
      // This window knows what it has sent; the other one has only read of it.
      return isEqual(other, known) ? [each] : [other]
    })
    joined.push(...theirs.filter(each => !alikeIn(mine, each) && !alikeIn(last, each)))
    const [own, ...rivals] = joined
    const { mine: word, over, unconfirmed } = mine[0] ?? {}
    if (own) typed.set(cell, joinAll(own, rivals))
    // Given up there without knowing that it was sent here; with that knowledge, a read has told there that it is saved.
    else if (unconfirmed && !last[0]?.unconfirmed && !isEqual(word, over))
      typed.set(cell, { mine: over, over, unconfirmed })
  }
  return typed
}

type All = readonly TypedCell[]

/** What this window has typed in a cell, and then what others have. */
function allIn(cell: TypedCell | undefined): All {
  if (!cell) return []
  const { rivals = [], ...own } = cell
  return [own, ...rivals]
}

function joinAll(own: TypedCell, rivals: All = []): TypedCell {
  return rivals.length > 0 ? { ...own, rivals } : own
}

const alikeIn = (all: All, { mine }: TypedCell) => all.find(other => isEqual(other.mine, mine))

/** Whether the same was typed over the same, whichever window has which of it. */
export function isSameTyped(a: Typed, b: Typed): boolean {
  return a.size === b.size && [...a].every(([cell, each]) => isSameCell(allIn(each), allIn(b.get(cell))))
}

const isSameCell = (a: All, b: All) => a.length === b.length && a.every(each => isEqual(each, alikeIn(b, each)))

/** What other windows have typed stays until one of all is chosen, whatever becomes of what is typed here. */
export function withRivals(next: Typed, typed: Typed, base: Cells | null): Typed {
  const open = [...typed].flatMap(([cell, { over, rivals }]) => {
    const now = base ? base.get(cell) : over
    return rivals ? [[cell, { ...(next.get(cell) ?? { mine: now, over: now }), rivals }] as const] : []
  })
  return open.length > 0 ? new Map([...next, ...open]) : next
}

/** Drops what was typed in some cells: where another window has typed something else, that stands there. */
export function discardCells(typed: Typed, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) {
    const [rival, ...others] = typed.get(cell)?.rivals ?? []
    if (rival) next.set(cell, joinAll(rival, others))
    else next.delete(cell)
  }
  return next
}
