import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { type Cells, clashesOf, queuedEdits, type Same, type Typed, unconfirmedIn, withdrawnIn, without } from './cells'
import type { Origin } from './persistence'

/**
 * `waiting`: a save did not reach the server, and is sent again with the next connection. `withdrawn`: more was typed since,
 * so that nothing is sent without a press on Save.
 */
export type DraftState = 'clean' | 'dirty' | 'saving' | 'conflict' | 'waiting' | 'withdrawn' | Origin

export interface DraftStateOptions {
  readonly typed: ReadonlySignal<Typed>
  readonly base: ReadonlySignal<Cells | null>
  readonly same: Same
  readonly inFlight: ReadonlySignal<ReadonlySet<string>>
  readonly origin: ReadonlySignal<Origin | null>
}

/** Returns the signals that a draft derives from its edits and from the server's data. */
export function createDraftState({ typed, base, same, inFlight, origin }: DraftStateOptions) {
  const savesRunning = signal(0)
  /** Whether edits that waited for a connection were changed, and nothing was saved since. */
  const isWithdrawn = signal(false)
  const clashes = computed(() => clashesOf(typed.value, base.value, same))
  const dirty = computed(() =>
    [...typed.value].some(([cell, { mine, over }]) => !same(mine, base.value ? base.value.get(cell) : over, cell)),
  )
  /** The edits that are sent with the next connection. An edit in conflict waits for a choice instead. */
  const unsent = computed(() => without(queuedEdits(typed.value), clashes.value.keys()))
  /** The withdrawn cells that may have arrived, as one text, so that effects run only when they change. */
  const withdrawnCells = computed(() => withdrawnIn(typed.value).join())
  /** Whether a save got no answer, and no read has told since whether it arrived. */
  const isUnconfirmed = computed(() =>
    [...typed.value].some(([cell, edit]) => unconfirmedIn(edit) && !inFlight.value.has(cell)),
  )
  const state = computed<DraftState>(() => {
    if (savesRunning.value > 0) return 'saving'
    if (clashes.value.size > 0) return 'conflict'
    if (!dirty.value) return withdrawnCells.value ? 'dirty' : 'clean'
    if (unsent.value.size > 0) return 'waiting'
    return isWithdrawn.value ? 'withdrawn' : (origin.value ?? 'dirty')
  })

  /** Runs a function that types, and marks the draft as withdrawn if it has changed all edits that wait for a connection. */
  function withdrawQueued(type: () => void): void {
    const before = unsent.peek().size > 0 || (isWithdrawn.peek() && dirty.peek())
    type()
    isWithdrawn.value = before && unsent.peek().size === 0 && dirty.peek()
  }
  return { clashes, dirty, unsent, withdrawnCells, isUnconfirmed, state, savesRunning, isWithdrawn, withdrawQueued }
}
