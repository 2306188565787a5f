import { type Typed, without } from './cells'
import { isSameTyped } from './windows'

/** The maximum number of steps that can be undone. */
const maxSteps = 100

/** Returns a history of the states of a draft, for undo and redo. */
export function createHistory() {
  /** The states before each step, and those after the steps that were undone, latest last. */
  let [past, future]: [readonly Typed[], readonly Typed[]] = [[], []]
  /** The field of the latest step. */
  let lastField: string | undefined
  let hasSaved = false

  function rewrite(change: (state: Typed) => Typed): void {
    past = past.map(change)
    future = future.map(change)
  }

  return {
    /** Changes all states without a new step, for changes that undo must not revert. */
    rewrite,
    /** Begins a step. Letters that are typed in one field are one step. */
    begin(before: Typed, field?: string): void {
      if (field === undefined || field !== lastField) past = [...past, before].slice(-maxSteps)
      future = []
      lastField = field
    },
    /** Returns the state before the latest step; undefined when there is none. */
    undo(now: Typed): Typed | undefined {
      past = untilChange(past, now)
      const before = past.at(-1)
      if (before) [past, future, lastField] = [past.slice(0, -1), [...future, now], undefined]
      return before
    },
    /** Returns the state after the step that was undone last; undefined when there is none. */
    redo(now: Typed): Typed | undefined {
      future = untilChange(future, now)
      const after = future.at(-1)
      if (after) [past, future, lastField] = [[...past, now], future.slice(0, -1), undefined]
      return after
    },
    /** Takes saved cells out of all steps: undo does not change saved cells. */
    forget(saved: readonly string[]): void {
      rewrite(state => without(state, saved))
      lastField = undefined
      hasSaved = true
    },
    /** Returns whether a save has taken cells out of the steps. */
    hasSaved: () => hasSaved,
  }
}

/** Returns the states without the latest ones that equal the present one, so that each undo changes something. */
function untilChange(states: readonly Typed[], now: Typed): readonly Typed[] {
  return states.slice(0, states.findLastIndex(state => !isSameTyped(state, now)) + 1)
}
