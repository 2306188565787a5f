import { isEqual } from '../base/json'
import type { Clash } from './clash'

/** The content of a cell in an object, because undefined is a content too: it stands for a cell that does not exist. */
export interface Content {
  readonly mine?: unknown
}

/**
 * How far an edit has come on its way to the server:
 * - `edited`: nothing of it was sent.
 * - `queued`: a save did not reach the server. `queued` is sent with the next connection if the edit still equals it.
 * - `unconfirmed`: `sent` went out and no answer came, so that it may have arrived. A cell in flight is stored like
 * this, so that it is known after a reload; the draft knows which cells are in flight.
 * - `arrived`: the edit was withdrawn after a save without an answer, and a read has found that `sent` arrived. A cell
 * in conflict is not a phase: `clashesOf` compares edits with the server's data.
 */
export type Phase =
  | { readonly name: 'edited' }
  | { readonly name: 'queued'; readonly queued: Content }
  | { readonly name: 'unconfirmed'; readonly sent: Content; readonly queued?: Content }
  | { readonly name: 'arrived'; readonly sent: Content }

/** An edit of a cell. `mine` is the edit, `over` the content that it replaces; undefined stands for a cell that does not exist. */
export interface TypedCell {
  readonly mine: unknown
  readonly over: unknown
  /** Missing for `edited`. */
  readonly phase?: Exclude<Phase, { readonly name: 'edited' }>
  /** The edits of other windows in the same cell, newest last. The person chooses one of all. */
  readonly rivals?: readonly TypedCell[]
}

/** Edits by cell: a cell is changed by one person as a whole. All contents are JSON. */
export type Typed = ReadonlyMap<string, TypedCell>

export const noEdits: Typed = new Map()

/** The contents that the server has. */
export interface Cells {
  get(cell: string): unknown
}

/** Returns whether two contents of a cell would be sent as the same data. */
export type Same = (a: unknown, b: unknown, cell: string) => boolean

/** Returns the content that was sent without an answer; null for any other phase. */
export function unconfirmedIn({ phase }: TypedCell): Content | null {
  return phase?.name === 'unconfirmed' ? phase.sent : null
}

/** Returns the content that waits for a connection; null when there is none. */
export function queuedIn({ phase }: TypedCell): Content | null {
  return (phase && phase.name !== 'arrived' && phase.queued) || null
}

/** Returns the phase of a cell, as a field to spread, by the contents that may have arrived and that wait for a connection. */
export function withPhase(sent: Content | null, queued: Content | null): Pick<TypedCell, 'phase'> {
  if (sent) return { phase: { name: 'unconfirmed', sent, ...(queued && { queued }) } }
  return queued ? { phase: { name: 'queued', queued } } : {}
}

/** Returns an edit that was found not to have arrived. Its queued content still waits for a connection. */
export function asUnsent(edit: TypedCell): TypedCell {
  const { phase: _, ...rest } = edit
  return { ...rest, ...withPhase(null, queuedIn(edit)) }
}

/**
 * Returns the edits with some more. An edit that equals the server's content is no change and is dropped.
 * @param over the contents that the person had seen, by default those of the server
 */
export function typeInto(typed: Typed, base: Cells, changes: Iterable<readonly [string, unknown]>, over = base): Typed {
  const next = new Map(typed)
  for (const [cell, mine] of changes) {
    if (isEqual(mine, base.get(cell))) next.delete(cell)
    else next.set(cell, { ...(typed.get(cell) ?? { over: over.get(cell) }), mine })
  }
  return next
}

/**
 * Returns the cells in conflict: another window has another edit, or the server's content is neither the edit, nor the
 * content that the edit replaces, nor the sent content.
 */
export function clashesOf(typed: Typed, base: Cells | null, same: Same): ReadonlyMap<string, Clash> {
  const clashes = new Map<string, Clash>()
  for (const [cell, edit] of base ? typed : noEdits) {
    const { mine, over, phase } = edit
    const theirs = base?.get(cell)
    const sent = unconfirmedIn(edit) ?? { mine }
    if ([over, mine, sent.mine].some(expected => same(theirs, expected, cell))) continue
    const isOwn = phase?.name === 'arrived' && same(phase.sent.mine, theirs, cell)
    clashes.set(cell, { mine, theirs, from: isOwn ? 'sent' : 'server' })
  }
  for (const [cell, { mine, rivals: [rival] = [] }] of typed)
    if (rival) clashes.set(cell, { mine, theirs: rival.mine, from: 'window' })
  return clashes
}

/** Returns whether an edit that may have arrived was withdrawn, so that only a read can tell the server's content. */
export function isWithdrawn(edit: TypedCell): boolean {
  return edit.phase?.name === 'unconfirmed' && isEqual(edit.mine, edit.over)
}

/** Returns the cells with a withdrawn edit that may have arrived. */
export function withdrawnIn(typed: Typed): readonly string[] {
  return [...typed].flatMap(([cell, edit]) => (isWithdrawn(edit) ? [cell] : []))
}

/** Returns the next edits, and a withdrawn edit for each earlier edit that is gone and may have arrived. */
export function withUnconfirmed(next: Typed, typed: Typed, base: Cells | null): Typed {
  const left = [...typed].flatMap(([cell, edit]) => {
    const sent = unconfirmedIn(edit)
    const now = base ? base.get(cell) : edit.over
    return sent ? [[cell, { mine: now, over: now, ...withPhase(sent, null) }] as const] : []
  })
  return new Map<string, TypedCell>([...left, ...next])
}

/** Returns earlier edits in the phases that their cells have now, because undo does not change what was sent. */
export function restoreEdits(earlier: Typed, typed: Typed): Typed {
  const real = [...earlier].filter(([, { mine, over }]) => !isEqual(mine, over))
  return new Map(real.map(([cell, { mine, over }]) => [cell, { ...typed.get(cell), mine, over }]))
}

/**
 * Resolves conflicts in some cells in favor of the edit, which replaces the server's content and the first edit of
 * another window.
 */
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

/** Returns the edits that wait for a connection. An edit that was changed since does not wait. */
export function queuedEdits(typed: Typed): Typed {
  return new Map(
    [...typed].filter(([, edit]) => {
      const queued = queuedIn(edit)
      return queued && isEqual(queued.mine, edit.mine)
    }),
  )
}

/** Returns whether there are edits besides those that wait for a connection. */
export function hasEditsBesideQueued(typed: Typed): boolean {
  return [...typed.values()].some(edit => {
    const queued = queuedIn(edit)
    return !isEqual(edit.mine, queued ? queued.mine : edit.over)
  })
}

/** Returns the edits without their queued contents, so that none of them waits for a connection. */
export function withoutQueue(typed: Typed): Typed {
  return new Map(
    [...typed].map(([cell, edit]) => {
      const { phase, ...rest } = edit
      return [cell, phase?.name === 'arrived' ? edit : { ...rest, ...withPhase(unconfirmedIn(edit), null) }]
    }),
  )
}

/** Returns an edit with each of its contents changed; the function may throw at a content that it does not know. */
export function mapContents(edit: TypedCell, change: (content: unknown) => unknown): TypedCell {
  const { mine, over, phase, rivals } = edit
  const map = (content: Content) => ({ mine: change(content.mine) })
  const queued = queuedIn(edit)
  return {
    mine: change(mine),
    over: change(over),
    ...(phase?.name === 'arrived'
      ? { phase: { name: 'arrived', sent: map(phase.sent) } }
      : withPhase(unconfirmedIn(edit) && map(unconfirmedIn(edit) as Content), queued && map(queued))),
    ...(rivals && { rivals: rivals.map(rival => mapContents(rival, change)) }),
  }
}
