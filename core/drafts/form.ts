import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { messagesLeft } from '../base/field-path'
import { isEqual } from '../base/json'
import { type Text, verbatim } from '../i18n/translate'
import type { Cells, Same, Typed, TypedCell } from './cells'
import { createDraft } from './draft'
import type { DraftOptions } from './draft-core'
import { createFormMessages } from './form-messages'
import { throwUnlessShown } from './shown-failures'

/** The edits that a save sends: all, or those that wait for a connection (`unsent`) without later ones. */
export type SavePart = 'all' | 'unsent'

/** Splits the value of a form into cells and joins it again. */
export interface FormCells<Value> {
  split(value: Value): ReadonlyMap<string, unknown>
  /** Returns a value with edits over it. */
  join(value: Value, typed: Typed): Value
  /** Returns whether two contents of a cell are sent alike. */
  same: Same
  /** Returns whether a stored content is one of this version. */
  isCell(cell: string, content: unknown): boolean
  /** Moves edits to the cells of a newer value: a new row may have received its id. */
  align?(typed: Typed, value: Value): Typed
}

export interface FormOptions<Value, Answer> extends Omit<DraftOptions, 'base' | 'same' | 'align'> {
  readonly cells: FormCells<Value>
  /** The value that the server has; null until it is read. */
  readonly source: ReadonlySignal<Value | null>
  /** The value that the form shows until then. */
  readonly blank: Value
  /** Returns messages by field path; an empty record when the value may be saved. */
  validate(value: Value): Promise<Record<string, Text>>
  /**
   * Saves the result of `merge` with the value that the server has at that moment; null means that nothing is left to send.
   * @throws Failure
   */
  save(merge: (now: Value) => Value | null): Promise<Answer>
  /** Returns the part of a form, such as a step, that holds a field. By default the form has no parts. */
  partOf?(path: string): string | null
  /** Returns the field path in the form for the path of an entry of a 422. */
  pathOf(sent: Value, serverPath: string): string
}

export type Form<Value, Answer = unknown> = ReturnType<typeof createForm<Value, Answer>>

/** A save checks its value again when the server's value has changed meanwhile, this many times at most. */
const maxChecks = 4

/** Returns a form over what the server has. No save, read or other window loses an edit. */
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

  const isValid = async (checked: Value) => Object.keys(await validate(checked)).length === 0

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
    /** The value if all conflicts were resolved for the others; null while there is no conflict. */
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
    edit(changed: (value: Value) => Value): void {
      change(() => {
        const [before, next] = [cells.split(value.peek()), cells.split(changed(value.peek()))]
        const names = [...new Set([...before.keys(), ...next.keys()])].filter(
          cell => before.get(cell) !== next.get(cell),
        )
        draft.type(names.map(cell => [cell, next.get(cell)] as const))
      })
    },
    /** Resolves all conflicts for the others. */
    takeTheirs: () => change(() => draft.takeTheirs()),
    /** Resolves all conflicts for the edits of this window. */
    keepMine: () => change(() => draft.keepMine()),
    discard(): void {
      draft.discard()
      clearMessages()
    },
    /** Undoes a discard, or a choice for the others. */
    undoDiscard: () => change(() => void draft.undo()),
    /**
     * Saves the edits. Shows the messages, and sends nothing, while the value is invalid or a conflict waits for a choice.
     * @throws Failure "cancelled" when the form itself shows why, or sends the edits with the next connection
     */
    async save(part: SavePart = 'all'): Promise<Answer> {
      const edits = part === 'all' ? draft.typed.peek() : draft.unsent.peek()
      const hasConflict = [...edits.keys()].some(cell => draft.clashes.peek().has(cell))
      if (draft.state.peek() === 'saving' || hasConflict) throw new Failure({ category: 'cancelled' })
      let sent = cells.join(base.peek(), edits)
      let isInvalid = false
      if (part === 'all') refused.value = {}

      async function checkAndSend(toSendOver: (now: Cells) => Typed): Promise<Answer> {
        // The value that is sent is the value that was checked, whatever is edited or saved meanwhile.
        for (let checks = 1; ; checks += 1) {
          const checked = sent
          // The check is part of the save: rules that cannot be loaded without a connection are loaded with the next one.
          isInvalid = !(await isValid(checked))
          if (isInvalid) {
            await reveal()
            // Unsent edits go on waiting when they are valid without the others.
            const isUnsentValid = await isValid(cells.join(base.peek(), draft.unsent.peek()))
            throw new Failure({ category: isUnsentValid ? 'cancelled' : 'invalid' })
          }
          let isChanged = false
          const merge = (now: Value) => {
            const typed = toSendOver(cells.split(now))
            sent = cells.join(now, typed)
            isChanged = typed.size > 0 && !isEqual(sent, checked)
            if (isChanged) throw new Failure({ category: 'stale' })
            return typed.size > 0 ? sent : null
          }
          try {
            return await options.save(merge)
          } catch (thrown) {
            if (!isChanged || checks === maxChecks) throw thrown
          }
        }
      }

      try {
        const answer = await draft.save(edits, checkAndSend)
        if (!draft.dirty.peek()) clearMessages()
        else failed.value = null
        return answer
      } catch (thrown) {
        if (isInvalid) throw new Failure({ category: 'cancelled' })
        const failure = asFailure(thrown)
        failed.value = failure
        // Fields that were edited during the save get no message: the messages are about what was sent.
        const messages = Object.entries(failure.fieldErrors).map(
          ([path, message]) => [options.pathOf(sent, path), verbatim(message)] as const,
        )
        refused.value = { ...refused.peek(), ...messagesLeft(Object.fromEntries(messages), sent, value.peek()) }
        return throwUnlessShown(draft, edits, thrown)
      }
    },
  }
}
