import { computed, signal } from '@preact/signals-core'
import { isEqual } from '../base/json'
import {
  type Cells,
  keepTyped,
  noEdits,
  restoreEdits,
  type Typed,
  typeInto,
  without,
  withoutQueue,
  withUnconfirmed,
} from './cells'
import type { DraftCore } from './draft-core'
import { discardCells, isSameTyped, withRivals } from './windows'

/**
 * Returns the actions of a person on a draft: typing, undo and redo, discarding, and choices between conflicting edits.
 */
export function createEditing(core: DraftCore) {
  const { options, typed, history, kept, status, baseNow, rebased } = core
  const { clashes } = status
  /** The edits right after a discard; null once something else is typed. */
  const afterDiscard = signal<Typed | null>(null)

  /** @param chosen the cells in which `next` decides which edits of other windows stay; in other cells, all stay */
  function setTyped(next: Typed, chosen: readonly string[] = []): void {
    // An edit that is being saved, or was sent without an answer, stays known when it is withdrawn.
    const withSent = withUnconfirmed(next, typed.peek(), options.base.peek())
    typed.value = withRivals(withSent, without(typed.peek(), chosen), options.base.peek())
    afterDiscard.value = null
    kept.changed()
  }

  function step(next: Typed, field?: string, chosen?: readonly string[]): void {
    history.begin(typed.peek(), field)
    setTyped(next, chosen)
  }

  /** Goes to a state of the history, and returns the cells that change. */
  function goTo(state: Typed | undefined): readonly string[] {
    if (!state) return []
    const now = typed.peek()
    setTyped(rebased(restoreEdits(state, now)))
    return [...new Set([...now.keys(), ...state.keys()])].filter(
      cell => !isEqual(now.get(cell)?.mine, state.get(cell)?.mine),
    )
  }

  /** Returns those of the cells, by default of all, that wait for a choice. */
  const inConflict = (cells: Iterable<string> = clashes.peek().keys()) =>
    [...cells].filter(cell => clashes.peek().has(cell))

  function discard(cells: readonly string[], previous = noEdits): void {
    const now = typed.peek()
    step(new Map([...discardCells(now, cells), ...restoreEdits(previous, now)]), undefined, cells)
    if (cells.length > 0) afterDiscard.value = typed.peek()
  }

  return {
    /**
     * Types into cells, as one step.
     * @param field the field that is typed in: its letters are one step
     * @param over the contents that the person had seen, by default those of the server
     */
    type(changes: Iterable<readonly [cell: string, mine: unknown]>, field?: string, over?: Cells): void {
      const before = options.isSubmission ? withoutQueue(typed.peek()) : typed.peek()
      status.withdrawQueued(() => step(typeInto(before, baseNow(), changes, over), field))
    },
    /** Undoes the latest step and returns the cells that change. Saved cells stay saved. */
    undo: () => goTo(history.undo(typed.peek())),
    redo: () => goTo(history.redo(typed.peek())),
    /** Discards the edits of some cells, by default of all, as one step. `previous` edits replace them. */
    discard: (cells: Iterable<string> = typed.peek().keys(), previous?: Typed) => discard([...cells], previous),
    /** Resolves conflicts in favor of the content of the server or of another window. */
    takeTheirs: (cells?: Iterable<string>) => discard(inConflict(cells)),
    /** Resolves conflicts in favor of the edits of this window. */
    keepMine(cells?: Iterable<string>): void {
      const conflicting = inConflict(cells)
      step(rebased(keepTyped(typed.peek(), baseNow(), conflicting)), undefined, conflicting)
    },
    discarded: computed(() => afterDiscard.value !== null && isSameTyped(afterDiscard.value, typed.value)),
  }
}
