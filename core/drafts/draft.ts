import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import {
  type Cells,
  clashesOf,
  isIdentical,
  keepTyped,
  type Same,
  type Typed,
  typedSince,
  typeInto,
  without,
} from './cells'
import { createHistory } from './history'
import { createKept, type KeptOptions } from './kept'

export interface DraftOptions extends Omit<KeptOptions, 'typed' | 'rewrite'> {
  /** What the back end has; null until it is read. */
  readonly base: ReadonlySignal<Cells | null>
  /** Whether two contents are the same once they are sent; without it, whether they are written alike. */
  same?: Same
  /** What was typed, by the cells that the back end has now. */
  align?(typed: Typed): Typed
}

/** `waiting`: a save found no connection; what it was to send is kept. */
export type DraftState = 'clean' | 'dirty' | 'saving' | 'conflict' | 'restored' | 'synced' | 'waiting'

/** Somebody else has something else in a cell that was typed over: another person, or the same one in another window. */
export interface Clash {
  readonly mine: unknown
  readonly theirs: unknown
  readonly from: 'server' | 'window'
}

/** What a person has typed over what the back end has, cell by cell. Nothing of it is lost, whatever a save or a read does. */
export interface Draft {
  readonly typed: ReadonlySignal<Typed>
  /** The first of them that holds: what a person should know first. */
  readonly state: ReadonlySignal<DraftState>
  /** Cells that wait for a choice. */
  readonly clashes: ReadonlySignal<ReadonlyMap<string, Clash>>
  readonly dirty: ReadonlySignal<boolean>
  readonly saving: ReadonlySignal<boolean>
  /** It came back from an earlier visit, and nothing was typed since. */
  readonly restored: ReadonlySignal<boolean>
  /** Some of it was typed in another window, and nothing was typed here since. */
  readonly synced: ReadonlySignal<boolean>
  /** What is typed outlives a reload. */
  readonly kept: ReadonlySignal<boolean>
  /** Types into cells: one step. `step` names the field that is typed in, so that its letters are one step too. */
  type(changes: Iterable<readonly [cell: string, mine: unknown]>, step?: string): void
  /** Takes the last step back; answers the cells that changed by it. What was saved stays saved. */
  undo(): readonly string[]
  redo(): readonly string[]
  /** Drops what was typed, in some cells or in all: one step. */
  revert(cells?: Iterable<string>): void
  takeTheirs(cells?: Iterable<string>): void
  /** Goes on with what was typed, on top of theirs. */
  keepMine(cells?: Iterable<string>): void
  /** What a save could not send for want of a connection, and nobody has typed over since. */
  readonly unsent: ReadonlySignal<Typed>
  /**
   * Saves some or all of what is typed. `write` sends what \`over\` answers of what the back end has at that moment: what
   * is not there already. \`over\` throws a Failure "stale" where somebody else has changed one of the cells since: that is
   * shown first. What is typed meanwhile stands on top of what was saved. Rejects as the write does.
   */
  save<Answer>(mine: Typed, write: (over: (now: Cells) => Typed) => Promise<Answer>): Promise<Answer>
}

const nothing: Typed = new Map()
const empty: Cells = new Map<string, unknown>()

export function createDraft(options: DraftOptions): Draft {
  const { base, onEnd, same = isIdentical } = options
  const typed = signal<Typed>(nothing)
  const sent = signal<Typed>(nothing)
  /** What was sent without an answer. */
  let lost: Typed = nothing
  /** What saves could not send. */
  const notSent = signal<Typed>(nothing)
  const saving = signal(0)
  const history = createHistory<Typed>()
  const kept = createKept({ ...options, typed, rewrite: history.rewrite })
  const { apart } = kept

  const baseNow = () => base.peek() ?? empty
  const clashes = computed<ReadonlyMap<string, Clash>>(() => {
    const found = new Map<string, Clash>()
    if (base.value)
      for (const [cell, theirs] of clashesOf(typed.value, base.value, same, sent.value))
        found.set(cell, { mine: typed.value.get(cell)?.mine, theirs, from: 'server' })
    for (const [cell, { mine: theirs }] of apart.value)
      found.set(cell, { mine: typed.value.get(cell)?.mine, theirs, from: 'window' })
    return found
  })
  const dirty = computed(() =>
    [...typed.value].some(([cell, { mine, over }]) => !same(mine, base.value ? base.value.get(cell) : over, cell)),
  )

  const unsent = computed<Typed>(
    () =>
      new Map(
        [...notSent.value].filter(([cell, { mine }]) => {
          const now = typed.value.get(cell)
          return now !== undefined && isIdentical(now.mine, mine)
        }),
      ),
  )
  const state = computed<DraftState>(() => {
    if (saving.value > 0) return 'saving'
    if (clashes.value.size > 0) return 'conflict'
    if (!dirty.value) return 'clean'
    if (unsent.value.size > 0) return 'waiting'
    if (kept.synced.value) return 'synced'
    return kept.restored.value ? 'restored' : 'dirty'
  })

  function setTyped(next: Typed): void {
    // What is taken back while it is being saved has to be typed over what is saved then.
    const back = [...sent.peek()].map(([cell, { over }]) => [cell, { mine: over, over }] as const)
    typed.value = new Map([...back, ...next])
    kept.changed()
  }

  function step(next: Typed, name?: string): void {
    history.add(typed.peek(), name)
    setTyped(next)
  }

  function go(to: Typed | undefined): readonly string[] {
    const before = typed.peek()
    if (to === undefined) return []
    setTyped(to)
    return [...new Set([...before.keys(), ...to.keys()])].filter(
      cell => !isIdentical(before.get(cell)?.mine, to.get(cell)?.mine),
    )
  }

  // What the back end has by now, whoever saved it, is typed no more; what was typed since a save that got no answer
  // and arrived all the same stands on top of it.
  onEnd(
    effect(() => {
      const now = base.value
      if (!now) return
      const before = untracked(() => options.align?.(typed.peek()) ?? typed.peek())
      const saved = [...before].filter(([cell, { mine }]) => !sent.peek().has(cell) && isIdentical(mine, now.get(cell)))
      const own = [...before.keys()].filter(cell => {
        const mine = lost.get(cell)
        return mine !== undefined && same(mine.mine, now.get(cell), cell)
      })
      if (saved.length + own.length === 0 && before === typed.peek()) return
      typed.value = without(
        keepTyped(before, now, own),
        saved.map(([cell]) => cell),
      )
      lost = without(lost, own)
      kept.writeSoon()
    }),
  )
  /** Cells that wait for a choice, among some or all. */
  const waiting = (cells: Iterable<string> | undefined) => {
    const known = clashes.peek()
    return [...(cells ?? known.keys())].filter(cell => known.has(cell))
  }

  return {
    typed,
    state,
    clashes,
    dirty,
    saving: computed(() => saving.value > 0),
    unsent,
    restored: computed(() => kept.restored.value && dirty.value),
    synced: computed(() => kept.synced.value && dirty.value),
    kept: computed(() => kept.written.value && dirty.value),
    type: (changes, name) => step(typeInto(typed.peek(), baseNow(), changes), name),
    undo: () => go(history.undo(typed.peek())),
    redo: () => go(history.redo(typed.peek())),
    revert(cells) {
      apart.value = cells ? without(apart.peek(), cells) : nothing
      step(cells ? without(typed.peek(), cells) : nothing)
    },
    takeTheirs(cells) {
      const chosen = waiting(cells)
      const others = chosen.flatMap(cell => {
        const other = apart.peek().get(cell)
        return other ? [[cell, other] as const] : []
      })
      apart.value = without(apart.peek(), chosen)
      step(new Map([...without(typed.peek(), chosen), ...others]))
    },
    keepMine(cells) {
      const chosen = waiting(cells)
      apart.value = without(apart.peek(), chosen)
      step(keepTyped(typed.peek(), baseNow(), chosen))
    },
    async save(mine, write) {
      sent.value = new Map([...sent.peek(), ...mine])
      saving.value += 1
      try {
        const answer = await write(now => {
          // An earlier save that got no answer may be found to have arrived: then it is what was typed over.
          const over = (cell: string) => (typed.peek().get(cell) ?? mine.get(cell))?.over
          const rebased: Typed = new Map([...mine].map(([cell, each]) => [cell, { ...each, over: over(cell) }]))
          if (clashesOf(rebased, now, same).size > 0) throw new Failure({ category: 'stale' })
          return new Map([...mine].filter(([cell, each]) => !same(each.mine, now.get(cell), cell)))
        })
        typed.value = typedSince(typed.peek(), mine, baseNow())
        history.clear()
        kept.changed()
        kept.writeNow()
        return answer
      } catch (thrown) {
        const failure = asFailure(thrown)
        if (failure.unanswered) lost = new Map([...lost, ...mine])
        const isAway = failure.category === 'offline'
        // Where nothing was asked for, what waits goes on waiting.
        if (failure.category !== 'cancelled')
          notSent.value = new Map([...without(notSent.peek(), mine.keys()), ...(isAway ? mine : nothing)])
        throw failure
      } finally {
        sent.value = without(sent.peek(), mine.keys())
        saving.value -= 1
      }
    },
  }
}

/** Throws what a save failed with; what found no connection is told as kept alone, so that it is no failure to anybody else. */
export function throwUnlessKept({ unsent }: Draft, thrown: unknown): never {
  throw unsent.peek().size > 0 ? new Failure({ category: 'cancelled', cause: thrown }) : thrown
}
