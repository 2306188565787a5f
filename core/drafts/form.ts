import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { messagesLeft } from '../base/field-path'
import type { Cells, Typed } from './cells'
import { type Clash, createDraft, type DraftOptions, type DraftState } from './draft'

/** What a save takes along: 'unsent' is what could not be sent alone, since what was typed since was not asked to be saved. */
export type SavePart = 'all' | 'unsent'

export type SaveOutcome = 'saved' | 'invalid' | 'conflict' | 'failed' | 'unchanged'

/** How a value of a form falls into cells, and comes together again. */
export interface FormCells<Value> {
  split(value: Value): ReadonlyMap<string, unknown>
  /** @param value what is not typed over */
  join(value: Value, typed: Typed): Value
  /** Whether two contents of a cell are the same once they are sent. */
  same: NonNullable<DraftOptions['same']>
  /** What was typed, by the cells of a value that has come since: a row may have got an id. */
  align?(typed: Typed, value: Value): Typed
}

export interface FormOptions<Value, Message> extends Omit<DraftOptions, 'base' | 'same' | 'align'> {
  readonly cells: FormCells<Value>
  /** What the back end has; null until it is read. */
  readonly source: ReadonlySignal<Value | null>
  /** What the form shows until then. */
  readonly blank: Value
  /** Messages by field path; an empty record when the value may be saved. */
  validate(value: Value): Record<string, Message> | Promise<Record<string, Message>>
  /**
   * Saves `merge` of what the back end has at that moment, which answers null where nothing is left to send. Rejects
   * with a Failure.
   */
  save(merge: (now: Value) => Value | null, typed: Value): Promise<unknown>
  /** Messages of a 422, by the field paths of the form. */
  refused(failure: Failure): Record<string, Message>
}

/** A form over what the back end has. Nothing that is typed is lost, whatever a save or a read does. */
export interface Form<Value, Message> {
  readonly value: ReadonlySignal<Value>
  /** What the back end has. */
  readonly base: ReadonlySignal<Value>
  readonly state: ReadonlySignal<DraftState>
  readonly dirty: ReadonlySignal<boolean>
  readonly kept: ReadonlySignal<boolean>
  readonly clashes: ReadonlySignal<ReadonlyMap<string, Clash>>
  /** The value as it would be with theirs; null while nothing waits for a choice. */
  readonly theirs: ReadonlySignal<Value | null>
  /**
   * Messages by field path: revealed by a save that failed validation, or sent by the server (a 422). The server's
   * stay until their field is edited.
   */
  readonly errors: ReadonlySignal<Record<string, Message>>
  readonly failure: ReadonlySignal<Failure | null>
  /** @param step names the field that is typed in, so that its letters are one step to undo */
  edit(change: (value: Value) => Value, step?: string): void
  undo(): void
  redo(): void
  /** So many cells could not be sent for want of a connection, and nobody has typed over them since. */
  readonly unsent: ReadonlySignal<number>
  /** Reveals errors, and sends nothing while there are any, or while a clash waits for a choice. */
  save(part?: SavePart): Promise<SaveOutcome>
  discard(): void
  takeTheirs(): void
  /** Goes on with what was typed, on top of theirs. */
  keepMine(): void
}

export function createForm<Value, Message>(options: FormOptions<Value, Message>): Form<Value, Message> {
  const { cells, source, blank, validate } = options
  const base = computed(() => source.value ?? blank)
  const draft = createDraft({
    ...options,
    same: cells.same,
    base: computed<Cells | null>(() => source.value && cells.split(source.value)),
    align: typed => (cells.align && source.peek() !== null ? cells.align(typed, source.peek() as Value) : typed),
  })
  const value = computed(() => cells.join(base.value, draft.typed.value))
  const revealed = signal(false)
  const errors = signal<Record<string, Message>>({})
  const failure = signal<Failure | null>(null)
  /** What the server said of fields that were not edited since. */
  let refused: Record<string, Message> = {}
  let checks = 0
  let isUnderWay = false

  async function check(checked: Value): Promise<boolean> {
    const mine = ++checks
    const found = await validate(checked)
    // A later edit has asked again: its answer is the one that counts.
    if (mine === checks) errors.value = { ...refused, ...found }
    return Object.keys(found).length === 0
  }

  /** What cannot be checked now keeps the messages that it has: the next save says why. */
  function checkAgain(): void {
    if (revealed.peek()) check(value.peek()).catch(() => {})
  }

  /** Changes what is shown; what was said of fields that it changes is said no more. */
  function change(run: () => void): void {
    const before = value.peek()
    run()
    refused = messagesLeft(refused, before, value.peek())
    checkAgain()
  }

  function settle(): void {
    checks += 1
    revealed.value = false
    refused = {}
    errors.value = {}
    failure.value = null
  }

  return {
    value,
    base,
    state: draft.state,
    dirty: draft.dirty,
    kept: draft.kept,
    clashes: draft.clashes,
    theirs: computed(() => {
      const theirs = [...draft.clashes.value].map(
        ([cell, clash]) => [cell, { mine: clash.theirs, over: null }] as const,
      )
      return theirs.length === 0 ? null : cells.join(value.value, new Map([...draft.typed.value, ...theirs]))
    }),
    errors,
    failure,
    edit(changed, step) {
      change(() => {
        const [before, next] = [cells.split(value.peek()), cells.split(changed(value.peek()))]
        const names = [...new Set([...before.keys(), ...next.keys()])]
        draft.type(
          names.filter(cell => before.get(cell) !== next.get(cell)).map(cell => [cell, next.get(cell)] as const),
          step,
        )
      })
    },
    undo: () => change(() => void draft.undo()),
    redo: () => change(() => void draft.redo()),
    takeTheirs: () => change(() => draft.takeTheirs()),
    keepMine: () => change(() => draft.keepMine()),
    discard() {
      draft.revert()
      settle()
    },
    unsent: computed(() => draft.unsent.value.size),
    async save(part = 'all') {
      if (isUnderWay) return 'unchanged'
      // What was checked is what is sent, whatever is typed meanwhile.
      const mine = part === 'all' ? draft.typed.peek() : draft.unsent.peek()
      if ([...mine.keys()].some(cell => draft.clashes.peek().has(cell))) return 'conflict'
      const checked = cells.join(base.peek(), mine)
      isUnderWay = true
      refused = {}
      revealed.value = true
      let isValid = true
      try {
        await draft.save(mine, async over => {
          // Part of the save: where the rules do not arrive for want of a connection, it is sent once that is back.
          isValid = await check(checked)
          if (!isValid) throw new Failure({ category: 'cancelled' })
          return options.save(now => {
            const typed = over(cells.split(now))
            return typed.size === 0 ? null : cells.join(now, typed)
          }, checked)
        })
        if (!draft.dirty.peek()) settle()
        else failure.value = null
        return 'saved'
      } catch (thrown) {
        if (!isValid) return 'invalid'
        const failed = asFailure(thrown)
        checks += 1
        failure.value = failed
        // Typed while the save was under way: what was said is of what was sent.
        refused = messagesLeft(options.refused(failed), checked, value.peek())
        errors.value = refused
        return 'failed'
      } finally {
        isUnderWay = false
      }
    },
  }
}

/**
 * Saves a form where a failure is thrown: nothing is said of one that asks for something in the form itself, or that is
 * sent once the connection is back.
 */
export async function mustSave<Value, Message>(form: Form<Value, Message>, part?: SavePart): Promise<void> {
  const outcome = await form.save(part)
  if (outcome === 'failed' && form.state.peek() !== 'waiting')
    throw form.failure.peek() ?? new Failure({ category: 'unexpected' })
  if (outcome !== 'saved') throw new Failure({ category: 'cancelled' })
}
