import type { ReadonlySignal, Signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { messagesLeft } from '../base/field-path'
import { isEqual } from '../base/json'
import { type Text, verbatim } from '../i18n/translate'
import type { Cells, Typed } from './cells'
import type { Draft } from './draft'
import type { FormOptions, SaveScope } from './form-options'
import { throwUnlessShown } from './shown-failures'

/** The maximum number of checks in a save. A save checks again when the server's value has changed meanwhile. */
const maxChecks = 4

interface FormSaveParts<Value, Answer> {
  readonly options: Pick<FormOptions<Value, Answer>, 'cells' | 'validate' | 'save' | 'pathOf'>
  readonly draft: Draft
  readonly base: ReadonlySignal<Value>
  readonly value: ReadonlySignal<Value>
  readonly failed: Signal<Failure | null>
  /** The messages of the server by field path. */
  readonly refused: Signal<Record<string, Text>>
  reveal(): Promise<unknown>
  clearMessages(): void
}

/** Returns the save of a form. */
export function createFormSave<Value, Answer>(form: FormSaveParts<Value, Answer>) {
  const { options, draft, base, value, failed, refused, reveal, clearMessages } = form
  const { cells, validate } = options

  const isValid = async (checked: Value) => Object.keys(await validate(checked)).length === 0

  /**
   * Saves the edits. Sends nothing while the value is invalid, a clash waits for a choice, or another save is running. The
   * messages are shown if the value is invalid.
   * @throws Failure "cancelled" when the form itself shows why, or sends the edits with the next connection
   */
  return async function save(scope: SaveScope = 'all'): Promise<Answer> {
    const edits = scope === 'all' ? draft.typed.peek() : draft.unsent.peek()
    const hasConflict = [...edits.keys()].some(cell => draft.clashes.peek().has(cell))
    if (draft.state.peek() === 'saving' || hasConflict) throw new Failure({ category: 'cancelled' })
    let sent = cells.join(base.peek(), edits)
    let isInvalid = false
    if (scope === 'all') refused.value = {}

    async function checkAndSend(editsToSend: (now: Cells) => Typed): Promise<Answer> {
      // The value that is sent is the value that was checked, despite edits and saves meanwhile.
      for (let checks = 1; ; checks += 1) {
        const checked = sent
        // The check is part of the save: rules that cannot be loaded without a connection are loaded with the next one.
        isInvalid = !(await isValid(checked))
        if (isInvalid) {
          await reveal()
          // The draft keeps unsent edits queued after "cancelled". They stay queued if they are valid without later edits.
          const isUnsentValid = await isValid(cells.join(base.peek(), draft.unsent.peek()))
          throw new Failure({ category: isUnsentValid ? 'cancelled' : 'invalid' })
        }
        let isChanged = false
        const merge = (now: Value) => {
          const typed = editsToSend(cells.split(now))
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
      // Fields that were edited during the save get no message: the messages are about the sent data.
      const messages = Object.entries(failure.fieldErrors).map(
        ([path, message]) => [options.pathOf(sent, path), verbatim(message)] as const,
      )
      refused.value = { ...refused.peek(), ...messagesLeft(Object.fromEntries(messages), sent, value.peek()) }
      return throwUnlessShown(draft, edits, thrown)
    }
  }
}
