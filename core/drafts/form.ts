import { computed, signal } from '@preact/signals-core'
import type { Failure } from '../base/errors'
import type { Cells, TypedCell } from './cells'
import { createDraft } from './draft'
import { createFormMessages } from './form-messages'
import type { FormOptions } from './form-options'
import { createFormSave } from './form-save'

export type Form<Value, Answer = unknown> = ReturnType<typeof createForm<Value, Answer>>

/** Returns a form over the server's data. No save, read or other window loses an edit. */
export function createForm<Value, Answer = unknown>(options: FormOptions<Value, Answer>) {
  const { cells, source, blank, validate, partOf = () => null } = options
  const base = computed(() => source.value ?? blank)
  const failed = signal<Failure | null>(null)
  const draft = createDraft({
    ...options,
    onArrived() {
      failed.value = null
      options.onArrived?.()
    },
    same: cells.same,
    base: computed<Cells | null>(() => source.value && cells.split(source.value)),
    align: typed => (cells.align && source.peek() !== null ? cells.align(typed, source.peek() as Value) : typed),
  })
  const value = computed(() => cells.join(base.value, draft.typed.value))
  const { refused, shown, reveal, onEdit, clear } = createFormMessages({ value, validate, partOf })

  /** Runs a function that edits, and updates the messages. */
  function change(run: () => void): void {
    const before = value.peek()
    run()
    failed.value = null
    onEdit(before)
  }

  function clearMessages(): void {
    clear()
    failed.value = null
  }

  const { typed, state, dirty, kept, clashes, unsent, unanswered, discarded } = draft
  return {
    ...{ typed, state, dirty, kept, clashes, unsent, unanswered, discarded },
    value,
    /** The value that the server has. */
    base,
    /** The value as it would be if all conflicts were resolved in favor of the others; null without a conflict. */
    theirs: computed<Value | null>(() => {
      const theirs = [...draft.clashes.value].map(
        ([cell, clash]) => [cell, { mine: clash.theirs, over: null }] as const,
      )
      return theirs.length === 0
        ? null
        : cells.join(value.value, new Map<string, TypedCell>([...draft.typed.value, ...theirs]))
    }),
    /**
     * The messages by field path: those of revealed parts, all of them after a save of an invalid value, and those of a 422,
     * which stay until their field is edited.
     */
    errors: shown,
    /** Returns the messages of a value without showing them; throws when the rules could not be loaded. */
    validate,
    reveal,
    /** The failure of the last save, until something is edited. */
    failure: computed(() => (dirty.value ? failed.value : null)),
    edit(applyChange: (value: Value) => Value): void {
      change(() => {
        const [before, next] = [cells.split(value.peek()), cells.split(applyChange(value.peek()))]
        const names = [...new Set([...before.keys(), ...next.keys()])].filter(
          cell => before.get(cell) !== next.get(cell),
        )
        draft.type(names.map(cell => [cell, next.get(cell)] as const))
      })
    },
    /** Resolves all conflicts in favor of the others. */
    takeTheirs: () => change(() => draft.takeTheirs()),
    /** Resolves all conflicts in favor of the edits of this window. */
    keepMine: () => change(() => draft.keepMine()),
    discard(): void {
      draft.discard()
      clearMessages()
    },
    /** Undoes a discard, or a choice in favor of the others. */
    undoDiscard: () => change(() => void draft.undo()),
    save: createFormSave({ options, draft, base, value, failed, refused, reveal, clearMessages }),
  }
}
