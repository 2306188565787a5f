import { isEqual } from '../base/json'
import { type Cells, type Typed, type TypedCell, unconfirmedIn, withPhase } from './cells'

/**
 * Joins the edits of two windows over those that both had. A cell that one window has changed is that window's. A cell that
 * both have changed holds the edit of this window, with the other one as its rival. An edit that either has discarded is gone.
 */
export function joinWindows(shared: Typed, here: Typed, there: Typed): Typed {
  const typed = new Map<string, TypedCell>()
  for (const cell of new Set([...there.keys(), ...here.keys()])) {
    const [mine, theirs, last] = [here, there, shared].map(each => allIn(each.get(cell))) as [All, All, All]
    const joined = mine.flatMap(each => {
      const [other, before] = [alikeIn(theirs, each), alikeIn(last, each)]
      if (!other) return before ? [] : [each]
      // The window that has changed the edit since knows its phase.
      return isEqual(other, before) ? [each] : [other]
    })
    joined.push(...theirs.filter(each => !alikeIn(mine, each) && !alikeIn(last, each)))
    const [own, ...rivals] = joined
    const sent = mine[0] ? unconfirmedIn(mine[0]) : null
    const wasSentKnown = last[0] !== undefined && unconfirmedIn(last[0]) !== null
    if (own) typed.set(cell, withOthers(own, rivals))
    // The other window discarded the edit without knowing that it was sent here. If it had known, the edit would only be
    // missing there because a read has found it saved.
    else if (mine[0] && sent && !wasSentKnown && !isEqual(mine[0].mine, mine[0].over))
      typed.set(cell, { mine: mine[0].over, over: mine[0].over, ...withPhase(sent, null) })
  }
  return typed
}

type All = readonly TypedCell[]

/** Returns the edit of this window in a cell, and then its rivals. */
function allIn(cell: TypedCell | undefined): All {
  if (!cell) return []
  const { rivals = [], ...own } = cell
  return [own, ...rivals]
}

function withOthers(own: TypedCell, rivals: All): TypedCell {
  return rivals.length > 0 ? { ...own, rivals } : own
}

const alikeIn = (all: All, { mine }: TypedCell) => all.find(other => isEqual(other.mine, mine))

/** Returns whether two drafts have the same edits in each cell, in any order of their windows. */
export function isSameTyped(a: Typed, b: Typed): boolean {
  return a.size === b.size && [...a].every(([cell, each]) => isSameCell(allIn(each), allIn(b.get(cell))))
}

const isSameCell = (a: All, b: All) => a.length === b.length && a.every(each => isEqual(each, alikeIn(b, each)))

/**
 * Returns the edits with their earlier rivals, which stay until the person chooses, whatever the edits of this window
 * are.
 */
export function withRivals(next: Typed, typed: Typed, base: Cells | null): Typed {
  const open = [...typed].flatMap(([cell, { over, rivals }]) => {
    const now = base ? base.get(cell) : over
    return rivals ? [[cell, { ...(next.get(cell) ?? { mine: now, over: now }), rivals }] as const] : []
  })
  return open.length > 0 ? new Map([...next, ...open]) : next
}

/** Discards the edits in some cells. The first edit of another window takes the place of a discarded one. */
export function discardCells(typed: Typed, cells: Iterable<string>): Typed {
  const next = new Map(typed)
  for (const cell of cells) {
    const [rival, ...others] = typed.get(cell)?.rivals ?? []
    if (rival) next.set(cell, withOthers(rival, others))
    else next.delete(cell)
  }
  return next
}
