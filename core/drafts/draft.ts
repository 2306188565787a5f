import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { isEqual } from '../base/json'
import { type Cells, noEdits, type Typed, without } from './cells'
import type { DraftOptions } from './draft-core'
import { createDraftSave } from './draft-save'
import { createEditing } from './editing'
import { createHistory } from './history'
import { createPersistence } from './persistence'
import { hasAllArrived, rebase, withoutUnconfirmed } from './rebase'
import { createDraftState } from './state'
import { withRivals } from './windows'

export type Draft = ReturnType<typeof createDraft>

/**
 * Returns a draft: the edits of a person over the server's data, cell by cell. No save, read or other window loses an
 * edit.
 */
export function createDraft(options: DraftOptions) {
  const { base, reread, onEnd, same = isEqual, align = typed => typed } = options
  const typed = signal(noEdits)
  /** The cells that saves are sending. */
  const inFlight = signal<ReadonlySet<string>>(new Set())
  const history = createHistory()
  const baseNow = (): Cells => base.peek() ?? noEdits
  const kept = createPersistence({
    ...options,
    typed,
    rewrite: history.rewrite,
    isOld: edits =>
      base.peek() !== null && [...edits].some(([cell, { over }]) => !same(over, baseNow().get(cell), cell)),
  })
  const status = createDraftState({ typed, base, same, inFlight, origin: kept.origin })
  const { clashes, dirty, unsent, isUnconfirmed, state } = status
  let isEnded = false
  let confirming: Promise<void> | null = null

  const rebased = (next: Typed): Typed => (base.peek() ? rebase(next, baseNow(), same, inFlight.peek()) : next)

  /** Replaces the edits as a result of a read or a save; edits of other windows stay until the person chooses. */
  function put(next: Typed, before = typed.peek()): void {
    if (next === typed.peek()) return
    typed.value = withRivals(next, before, base.peek())
    kept.writeSoon()
  }

  /** Reads whether saves without an answer have arrived. If this read fails, any later read of the data repeats it. */
  function confirmPending(): Promise<void> {
    const onRead = () => put(isEnded ? typed.peek() : withoutUnconfirmed(typed.peek(), inFlight.peek()))
    confirming ??= (isEnded ? Promise.resolve() : reread().then(onRead, () => {})).finally(() => {
      confirming = null
    })
    return confirming
  }

  const core = { options, typed, inFlight, history, kept, status, same, align, baseNow, rebased, put }
  const { discarded, ...editing } = createEditing(core)

  onEnd(
    effect(() => {
      // Edits that come from the storage are rebased like all others.
      void kept.origin.value
      if (!base.value) return
      untracked(() => {
        history.rewrite(align)
        const aligned = align(typed.peek())
        put(rebased(aligned), aligned)
        if (hasAllArrived(without(aligned, inFlight.peek()), baseNow(), same)) options.onArrived?.()
      })
    }),
  )
  onEnd(
    effect(() => {
      // A withdrawn edit starts another read, since the read before may have failed.
      void status.withdrawnCells.value
      if (base.value && isUnconfirmed.value && status.savesRunning.value === 0) void untracked(confirmPending)
    }),
  )
  onEnd(() => {
    isEnded = true
  })
  options.unkept?.(
    computed(() => dirty.value && (kept.due.value || !kept.written.value)),
    kept.writeNow,
  )

  return {
    typed: typed as ReadonlySignal<Typed>,
    state,
    /** The cells that wait for a choice. */
    clashes,
    dirty,
    /** The edits that are sent with the next connection. */
    unsent,
    /** Whether some of the unsent edits may have arrived, because they were sent and no answer came. */
    unanswered: computed(() => isUnconfirmed.value && unsent.value.size > 0),
    /** Resolves when the read has ended that tells whether saves without an answer have arrived. */
    settled: async () => confirming,
    /** The place that the edits came from, until something is typed here. */
    origin: computed(() => (dirty.value ? kept.origin.value : null)),
    /** Whether the edits are stored, so that they outlive a reload. */
    kept: computed(() => kept.written.value && dirty.value),
    /** Returns whether a save has made steps final: undo does not change saved cells. */
    hasSaved: history.hasSaved,
    /** Whether undo restores edits: they were discarded or replaced by those of others, and nothing was typed since. */
    discarded,
    ...editing,
    save: createDraftSave(core),
  }
}
