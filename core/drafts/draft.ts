import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { isEqual } from '../base/json'
import {
  arrivedIn,
  type Cells,
  failed,
  keepTyped,
  nothing,
  rebase,
  type Same,
  sending,
  type Typed,
  toSend,
  typedAgain,
  typedSince,
  typeInto,
  withdrawn,
  without,
  withoutUnconfirmed,
  withUnconfirmed,
} from './cells'
import { createPersistence, type PersistenceOptions } from './persistence'
import { stateOf } from './state'
import { createSteps } from './steps'
import { discardCells, isSameTyped, withRivals } from './windows'

export interface DraftOptions extends Omit<PersistenceOptions, 'typed' | 'rewrite' | 'isOld'> {
  /** What the back end has; null until it is read. */
  readonly base: ReadonlySignal<Cells | null>
  /** Whether two contents are the same once they are sent; without it, whether they are written alike. */
  same?: Same
  /** What was typed, by the cells that the back end has now. */
  align?(typed: Typed): Typed
  /** A save is one act, of all that is typed: what waits to be sent is not sent once more is typed. */
  readonly isSubmission?: boolean
  /** Is told whether something is typed that is not written to the storage: it finds no room there, or not yet a rest. */
  unkept?(isThere: ReadonlySignal<boolean>, settle: () => void): void
  /** A read has told that a save without an answer has arrived. */
  onArrived?(): void
}

export type Draft = ReturnType<typeof createDraft>

/** What a person has typed over what the back end has, cell by cell. Nothing of it is lost, whatever a save or a read does. */
export function createDraft(options: DraftOptions) {
  const { base, reread, onEnd, same = isEqual, align = state => state } = options
  const typed = signal(nothing)
  /** What saves under way have sent. */
  const underWay = signal<ReadonlySet<string>>(new Set())
  /** A save got no answer, and no read has told since what has become of it. */
  const isUnconfirmed = computed(() =>
    [...typed.value].some(([cell, { unconfirmed }]) => unconfirmed && !underWay.value.has(cell)),
  )
  const steps = createSteps()
  let isEnded = false
  let asking: Promise<void> | null = null
  const kept = createPersistence({
    ...options,
    typed,
    rewrite: steps.rewrite,
    isOld: there =>
      [...there].some(([cell, { over }]) => base.peek() !== null && !same(over, baseNow().get(cell), cell)),
  })

  const baseNow = (): Cells => base.peek() ?? nothing
  const { clashes, dirty, unsent, inDoubt, state, saving, ...told } = stateOf(typed, base, same, kept.origin)
  /** What was left once something was discarded; null once something else was typed. */
  const afterDiscard = signal<Typed | null>(null)

  /** @param chosen cells in which what other windows have typed stays or goes as `next` says */
  function setTyped(next: Typed, chosen: readonly string[] = []): void {
    // What is being saved, or was sent without an answer, stays known though it is taken back.
    const known = withUnconfirmed(next, typed.peek(), base.peek())
    typed.value = withRivals(known, without(typed.peek(), chosen), base.peek())
    afterDiscard.value = null
    kept.changed()
  }

  /** Reads what has become of what was sent without an answer: what was discarded since and is not there is gone. */
  function ask(): Promise<void> {
    const told = () => put(isEnded ? typed.peek() : withoutUnconfirmed(typed.peek(), underWay.peek()))
    // After one that fails, the next read that anybody makes asks again.
    asking ??= (isEnded ? Promise.resolve() : reread().then(told, () => {})).finally(() => {
      asking = null
    })
    return asking
  }

  const rebased = (next: Typed): Typed => (base.peek() ? rebase(next, baseNow(), same, underWay.peek()) : next)

  function put(next: Typed, before = typed.peek()): void {
    if (next === typed.peek()) return
    typed.value = withRivals(next, before, base.peek())
    kept.writeSoon()
  }

  function step(next: Typed, field?: string, chosen?: readonly string[]): void {
    steps.begin(typed.peek(), field)
    setTyped(next, chosen)
  }

  /** Goes to a state of another time. */
  function goTo(state: Typed | undefined): readonly string[] {
    if (!state) return []
    const now = typed.peek()
    setTyped(rebased(typedAgain(state, now)))
    return [...new Set([...now.keys(), ...state.keys()])].filter(
      cell => !isEqual(now.get(cell)?.mine, state.get(cell)?.mine),
    )
  }

  onEnd(
    effect(() => {
      // What comes back from the storage is looked at as what is read.
      void kept.origin.value
      if (!base.value) return
      untracked(() => {
        steps.rewrite(align)
        const aligned = align(typed.peek())
        put(rebased(aligned), aligned)
        if (arrivedIn(without(aligned, underWay.peek()), baseNow(), same)) options.onArrived?.()
      })
    }),
  )
  onEnd(
    effect(() => {
      // What is discarded is asked about once more, where the read before has failed.
      void inDoubt.value
      if (base.value && isUnconfirmed.value && saving.value === 0) void untracked(ask)
    }),
  )
  onEnd(() => {
    isEnded = true
  })
  options.unkept?.(
    computed(() => dirty.value && (kept.due.value || !kept.written.value)),
    kept.writeNow,
  )

  /** The cells of these, or of all, that wait for a choice. */
  const clashing = (of: Iterable<string> = clashes.peek().keys()) => [...of].filter(cell => clashes.peek().has(cell))

  function discard(cells: readonly string[], under = nothing): void {
    const now = typed.peek()
    step(new Map([...discardCells(now, cells), ...typedAgain(under, now)]), undefined, cells)
    if (cells.length > 0) afterDiscard.value = typed.peek()
  }

  return {
    typed: typed as ReadonlySignal<Typed>,
    /** The first of them that holds: what a person should know first. */
    state,
    /** Cells that wait for a choice. */
    clashes,
    dirty,
    /** What a save was to send and could not for want of a connection; what was typed over or beside it since is not among it. */
    unsent,
    /** Some of that was sent, and neither an answer came nor has a read told since: it may have arrived. */
    unanswered: computed(() => isUnconfirmed.value && unsent.value.size > 0),
    /** Resolves when no read is under way that tells what has become of what was sent without an answer. */
    settled: async () => asking,
    /** Where what is typed came from, while nothing was typed here since. */
    origin: computed(() => (dirty.value ? kept.origin.value : null)),
    /** What is typed outlives a reload. */
    kept: computed(() => kept.written.value && dirty.value),
    /**
     * Types into cells: one step. `field` names what is typed in, so that its letters are one step too; `over` is what the
     * person had seen there, where that is not what is read by now.
     */
    type(changes: Iterable<readonly [cell: string, mine: unknown]>, field?: string, over?: Cells): void {
      const state = options.isSubmission ? withdrawn(typed.peek()) : typed.peek()
      told.withdrawing(() => step(typeInto(state, baseNow(), changes, over), field))
    },
    /** Takes the last step back; answers the cells that changed by it. What was saved stays saved. */
    undo: () => goTo(steps.back(typed.peek())),
    redo: () => goTo(steps.again(typed.peek())),
    /** Returns whether a save has made steps final: undo does not lead back over them. */
    hasSaved: steps.hasSaved,
    /** Drops what was typed, in some cells or in all: one step. What was typed `under` it stands there again. */
    discard: (cells: Iterable<string> = typed.peek().keys(), under?: Typed) => discard([...cells], under),
    takeTheirs: (cells?: Iterable<string>) => discard(clashing(cells)),
    /** What was discarded, or gave way to theirs, can come back by undo: nothing else was typed since. */
    discarded: computed(() => afterDiscard.value !== null && isSameTyped(afterDiscard.value, typed.value)),
    /** Goes on with what was typed, on top of theirs. */
    keepMine(cells?: Iterable<string>): void {
      const own = clashing(cells)
      step(rebased(keepTyped(typed.peek(), baseNow(), own)), undefined, own)
    },
    /**
     * Saves some or all of what is typed. `write` sends what `over` answers of what the back end has at that moment: what
     * is not there already. `over` throws a Failure "stale" where somebody else has changed one of the cells since: that is
     * shown first. What is typed meanwhile stands on top of what was saved. Rejects as the write does.
     */
    async save<Answer>(cells: Typed, write: (over: (now: Cells) => Typed) => Promise<Answer>): Promise<Answer> {
      // They may get other names while it runs: what was new has an id by then.
      let mine = cells
      underWay.value = new Set([...underWay.peek(), ...mine.keys()])
      saving.value += 1
      let hasGone = false
      try {
        const answer = await write(now => {
          mine = align(mine)
          underWay.value = new Set([...underWay.peek(), ...mine.keys()])
          const left = toSend(mine, typed.peek(), now, same)
          if (!left) throw new Failure({ category: 'stale' })
          if (left.size > 0 && !hasGone) {
            hasGone = true
            typed.value = sending(typed.peek(), mine)
            // Other windows know that it was sent before they can read that it is saved.
            kept.writeSoon()
            kept.writeNow()
          }
          return left
        })
        put(typedSince(typed.peek(), mine, base.peek() ?? { get: cell => mine.get(cell)?.mine }))
        steps.forget([...cells.keys(), ...mine.keys()])
        told.isWithdrawn.value = false
        kept.changed()
        kept.writeNow()
        return answer
      } catch (thrown) {
        const failure = asFailure(thrown)
        put(failed(typed.peek(), mine, failure, hasGone))
        throw failure
      } finally {
        underWay.value = new Set([...underWay.peek()].filter(cell => !cells.has(cell) && !mine.has(cell)))
        put(rebased(typed.peek()))
        saving.value -= 1
      }
    },
  }
}
