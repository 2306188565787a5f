import { computed, type ReadonlySignal } from '@preact/signals-core'
import { type Cells, clashesOf, droppedIn, type Same, type Typed, waitingIn, without } from './cells'
import type { Origin } from './persistence'

/** `waiting`: a save found no connection; what it was to send is kept. */
export type DraftState = 'clean' | 'dirty' | 'saving' | 'conflict' | 'waiting' | Origin

interface Sources {
  readonly typed: ReadonlySignal<Typed>
  readonly base: ReadonlySignal<Cells | null>
  readonly same: Same
  readonly origin: ReadonlySignal<Origin | null>
  /** So many saves are under way. */
  readonly saving: ReadonlySignal<number>
}

/** How a draft stands. */
export function stateOf({ typed, base, same, origin, saving }: Sources) {
  const clashes = computed(() => clashesOf(typed.value, base.value, same))
  const dirty = computed(() =>
    [...typed.value].some(([cell, { mine, over }]) => !same(mine, base.value ? base.value.get(cell) : over, cell)),
  )
  /** What waits for a choice does not wait for a connection. */
  const unsent = computed(() => without(waitingIn(typed.value), clashes.value.keys()))
  /** Cells of which it is not known what the back end has. */
  const inDoubt = computed(() => droppedIn(typed.value).join())
  const state = computed<DraftState>(() => {
    if (saving.value > 0) return 'saving'
    if (clashes.value.size > 0) return 'conflict'
    if (!dirty.value) return inDoubt.value ? 'dirty' : 'clean'
    return unsent.value.size > 0 ? 'waiting' : (origin.value ?? 'dirty')
  })
  return { clashes, dirty, unsent, inDoubt, state }
}
