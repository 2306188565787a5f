import { type Typed, without } from './cells'
import { isSameTyped } from './windows'

/** So many steps can be taken back. */
const mostSteps = 100

/** What was typed before each step, and after those that were taken back; latest last. */
export function createSteps() {
  let [done, undone]: [readonly Typed[], readonly Typed[]] = [[], []]
  /** What the latest step has typed in. */
  let lastField: string | undefined
  let hasSaved = false

  function rewrite(change: (state: Typed) => Typed): void {
    done = done.map(change)
    undone = undone.map(change)
  }

  return {
    rewrite,
    /** A step begins; letters typed in the same field go on with the latest. */
    begin(before: Typed, field?: string): void {
      if (field === undefined || field !== lastField) done = [...done, before].slice(-mostSteps)
      undone = []
      lastField = field
    },
    /** What was typed before the latest step; undefined where there is none. */
    back(now: Typed): Typed | undefined {
      done = changing(done, now)
      const before = done.at(-1)
      if (before) [done, undone, lastField] = [done.slice(0, -1), [...undone, now], undefined]
      return before
    },
    /** What was typed after the step that was taken back last. */
    again(now: Typed): Typed | undefined {
      undone = changing(undone, now)
      const after = undone.at(-1)
      if (after) [done, undone, lastField] = [[...done, now], undone.slice(0, -1), undefined]
      return after
    },
    /** These are saved: no step takes them back. */
    forget(saved: readonly string[]): void {
      rewrite(state => without(state, saved))
      lastField = undefined
      hasSaved = true
    },
    /** Returns whether a save has made steps final. */
    hasSaved: () => hasSaved,
  }
}

/** States but for the latest that are as it is now: a press on undo is seen to do something. */
function changing(states: readonly Typed[], now: Typed): readonly Typed[] {
  return states.slice(0, states.findLastIndex(state => !isSameTyped(state, now)) + 1)
}
