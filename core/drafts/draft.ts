import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import {
  type Cells,
  clashesOf,
  failed,
  isIdentical,
  keepTyped,
  nothing,
  rebase,
  type Same,
  sending,
  type Typed,
  type TypedCell,
  typedSince,
  typeInto,
  without,
} from './cells'
import { createKept, type KeptOptions, type Origin } from './kept'

export interface DraftOptions extends Omit<KeptOptions, 'typed' | 'rewrite' | 'isOld'> {
  /** What the back end has; null until it is read. */
  readonly base: ReadonlySignal<Cells | null>
  /** Whether two contents are the same once they are sent; without it, whether they are written alike. */
  same?: Same
  /** What was typed, by the cells that the back end has now. */
  align?(typed: Typed): Typed
}

/** `waiting`: a save found no connection; what it was to send is kept. */
export type DraftState = 'clean' | 'dirty' | 'saving' | 'conflict' | 'waiting' | Origin

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
  /** Where what is typed came from, while nothing was typed here since. */
  readonly origin: ReadonlySignal<Origin | null>
  /** What is typed outlives a reload. */
  readonly kept: ReadonlySignal<boolean>
  /** What a save was to send and could not for want of a connection; what was typed since is not among it. */
  readonly unsent: ReadonlySignal<Typed>
  /** Types into cells: one step. `field` names what is typed in, so that its letters are one step too. */
  type(changes: Iterable<readonly [cell: string, mine: unknown]>, field?: string): void
  /** Takes the last step back; answers the cells that changed by it. What was saved stays saved. */
  undo(): readonly string[]
  /** Does again what was taken back last. */
  redo(): readonly string[]
  /** Drops what was typed, in some cells or in all: one step. */
  revert(cells?: Iterable<string>): void
  takeTheirs(cells?: Iterable<string>): void
  /** Goes on with what was typed, on top of theirs. */
  keepMine(cells?: Iterable<string>): void
  /**
   * Saves some or all of what is typed. `write` sends what `over` answers of what the back end has at that moment: what
   * is not there already. `over` throws a Failure "stale" where somebody else has changed one of the cells since: that is
   * shown first. What is typed meanwhile stands on top of what was saved. Rejects as the write does.
   */
  save<Answer>(mine: Typed, write: (over: (now: Cells) => Typed) => Promise<Answer>): Promise<Answer>
}

/** So many steps can be taken back. */
const mostSteps = 100

export function createDraft(options: DraftOptions): Draft {
  const { base, onEnd, same = isIdentical } = options
  const typed = signal(nothing)
  /** What saves under way have sent. */
  let underWay = nothing
  const saving = signal(0)
  /** What was typed before each step, and after those that were taken back; latest last. */
  let [done, undone]: [readonly Typed[], readonly Typed[]] = [[], []]
  /** What the latest step has typed in. */
  let lastField: string | undefined
  const rewrite = (change: (state: Typed) => Typed) => {
    done = done.map(change)
    undone = undone.map(change)
  }
  const kept = createKept({
    ...options,
    typed,
    rewrite,
    isOld: there =>
      [...there].some(([cell, { over }]) => base.peek() !== null && !same(over, baseNow().get(cell), cell)),
  })
  const { apart } = kept

  const baseNow = (): Cells => base.peek() ?? nothing
  const clashes = computed<ReadonlyMap<string, Clash>>(() => {
    const found = new Map<string, Clash>()
    const add = (cell: string, theirs: unknown, from: Clash['from']) =>
      found.set(cell, { mine: typed.value.get(cell)?.mine, theirs, from })
    if (base.value) for (const [cell, now] of clashesOf(typed.value, base.value, same)) add(cell, now, 'server')
    for (const [cell, { mine }] of apart.value) add(cell, mine, 'window')
    return found
  })
  const dirty = computed(() =>
    [...typed.value].some(([cell, { mine, over }]) => !same(mine, base.value ? base.value.get(cell) : over, cell)),
  )
  const unsent = computed<Typed>(() => {
    const found = new Map<string, TypedCell>()
    for (const [cell, { waiting, over }] of typed.value) if (waiting) found.set(cell, { mine: waiting.mine, over })
    return found
  })
  const state = computed<DraftState>(() => {
    if (saving.value > 0) return 'saving'
    if (clashes.value.size > 0) return 'conflict'
    if (!dirty.value) return 'clean'
    return unsent.value.size > 0 ? 'waiting' : (kept.origin.value ?? 'dirty')
  })

  function setTyped(next: Typed): void {
    // What is taken back while it is being saved has to be typed over what is saved then.
    const back = [...underWay].map(([cell, { mine, over }]) => [cell, { mine: over, over, lost: [{ mine }] }] as const)
    typed.value = new Map([...back, ...next])
    kept.changed()
  }

  function step(next: Typed, field?: string): void {
    if (field === undefined || field !== lastField) done = [...done, typed.peek()].slice(-mostSteps)
    undone = []
    lastField = field
    setTyped(next)
  }

  function forgetSteps(): void {
    ;[done, undone] = [[], []]
    lastField = undefined
  }

  /** Goes to a state of another time; what was sent since is known there too. */
  function goTo(state: Typed): readonly string[] {
    const now = typed.peek()
    const marked = [...state].map(([cell, { mine, over }]) => [cell, { ...now.get(cell), mine, over }] as const)
    setTyped(new Map(marked))
    lastField = undefined
    return [...new Set([...now.keys(), ...state.keys()])].filter(
      cell => !isIdentical(now.get(cell)?.mine, state.get(cell)?.mine),
    )
  }

  onEnd(
    effect(() => {
      const now = base.value
      if (!now) return
      const align = (state: Typed) => untracked(() => options.align?.(state) ?? state)
      const next = rebase(align(typed.peek()), now, same, underWay)
      rewrite(align)
      if (next === typed.peek()) return
      typed.value = next
      kept.writeSoon()
    }),
  )

  /** Ends the choice in some cells, or in all that wait for one; answers which. */
  function choose(cells: Iterable<string> = clashes.peek().keys()): ReadonlySet<string> {
    const chosen = new Set([...cells].filter(cell => clashes.peek().has(cell)))
    apart.value = without(apart.peek(), chosen)
    return chosen
  }

  return {
    typed,
    state,
    clashes,
    dirty,
    unsent,
    origin: computed(() => (dirty.value ? kept.origin.value : null)),
    kept: computed(() => kept.written.value && dirty.value),
    type: (changes, field) => step(typeInto(typed.peek(), baseNow(), changes), field),
    undo() {
      const before = done.at(-1)
      if (!before) return []
      done = done.slice(0, -1)
      undone = [...undone, typed.peek()]
      return goTo(before)
    },
    redo() {
      const after = undone.at(-1)
      if (!after) return []
      undone = undone.slice(0, -1)
      done = [...done, typed.peek()]
      return goTo(after)
    },
    revert(cells) {
      apart.value = cells ? without(apart.peek(), cells) : nothing
      step(cells ? without(typed.peek(), cells) : nothing)
    },
    takeTheirs(cells) {
      const others = apart.peek()
      const chosen = choose(cells)
      const taken = [...others].filter(([cell]) => chosen.has(cell))
      step(new Map([...without(typed.peek(), chosen), ...taken]))
    },
    keepMine: cells => step(keepTyped(typed.peek(), baseNow(), choose(cells))),
    async save(mine, write) {
      underWay = new Map([...underWay, ...mine])
      typed.value = sending(typed.peek(), mine)
      kept.writeSoon()
      saving.value += 1
      try {
        const answer = await write(now => {
          // An earlier save that got no answer may be found to have arrived: then it is what was typed over.
          const over = (cell: string) => (typed.peek().get(cell) ?? mine.get(cell))?.over
          const rebased: Typed = new Map([...mine].map(([cell, each]) => [cell, { mine: each.mine, over: over(cell) }]))
          if (clashesOf(rebased, now, same).size > 0) throw new Failure({ category: 'stale' })
          return new Map([...mine].filter(([cell, each]) => !same(each.mine, now.get(cell), cell)))
        })
        typed.value = typedSince(typed.peek(), mine, baseNow())
        forgetSteps()
        kept.changed()
        kept.writeNow()
        return answer
      } catch (thrown) {
        const failure = asFailure(thrown)
        typed.value = failed(typed.peek(), mine, failure)
        kept.writeSoon()
        throw failure
      } finally {
        underWay = without(underWay, mine.keys())
        saving.value -= 1
      }
    },
  }
}

/** Throws what a save failed with, or "cancelled" where the draft itself tells of it: as kept, or as a choice. */
export function throwUnlessTold({ unsent, clashes }: Draft, thrown: unknown): never {
  const { category } = asFailure(thrown)
  const isTold = (category === 'offline' && unsent.peek().size > 0) || (category === 'stale' && clashes.peek().size > 0)
  throw isTold ? new Failure({ category: 'cancelled', cause: thrown }) : thrown
}
