import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { type Cells, clashesOf, type Same, type Typed, takenBackIn, waitingIn, without } from './cells'
import type { Origin } from './persistence'

/**
 * `waiting`: a save found no connection; what it was to send is kept. `withdrawn`: more was typed since, so that it is not
 * sent by itself any more.
 */
export type DraftState = 'clean' | 'dirty' | 'saving' | 'conflict' | 'waiting' | 'withdrawn' | Origin

/** How a draft stands. */
export function stateOf(
  typed: ReadonlySignal<Typed>,
  base: ReadonlySignal<Cells | null>,
  same: Same,
  origin: ReadonlySignal<Origin | null>,
) {
  /** So many saves are under way. */
  const saving = signal(0)
  /** What waited to be sent was typed on, and nothing was saved since. */
  const isWithdrawn = signal(false)
  const clashes = computed(() => clashesOf(typed.value, base.value, same))
  const dirty = computed(() =>
    [...typed.value].some(([cell, { mine, over }]) => !same(mine, base.value ? base.value.get(cell) : over, cell)),
  )
  /** What waits for a choice does not wait for a connection. */
  const unsent = computed(() => without(waitingIn(typed.value), clashes.value.keys()))
  /** Cells of which it is not known what the back end has. */
  const inDoubt = computed(() => takenBackIn(typed.value).join())
  const state = computed<DraftState>(() => {
    if (saving.value > 0) return 'saving'
    if (clashes.value.size > 0) return 'conflict'
    if (!dirty.value) return inDoubt.value ? 'dirty' : 'clean'
    if (unsent.value.size > 0) return 'waiting'
    return isWithdrawn.value ? 'withdrawn' : (origin.value ?? 'dirty')
  })

  /** Runs what types: what waited and is typed over by it goes by itself no more. */
  function withdrawing(type: () => void): void {
    const before = unsent.peek().size > 0 || (isWithdrawn.peek() && dirty.peek())
    type()
    isWithdrawn.value = before && unsent.peek().size === 0 && dirty.peek()
  }
  return { clashes, dirty, unsent, inDoubt, state, saving, isWithdrawn, withdrawing }
}
