import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { messagesLeft } from '../base/field-path'
import type { Cells, Same, Typed } from './cells'
import { createDraft, type Draft, type DraftOptions, throwUnlessTold } from './draft'

/** What a save takes along: 'unsent' is what could not be sent alone; what was typed since was not asked to be saved. */
export type SavePart = 'all' | 'unsent'

/** How a value of a form falls into cells, and comes together again. */
export interface FormCells<Value> {
  split(value: Value): ReadonlyMap<string, unknown>
  /** @param value what is not typed over */
  join(value: Value, typed: Typed): Value
  /** Whether two contents of a cell are the same once they are sent. */
  same: Same
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
export interface Form<Value, Message> extends Pick<Draft, 'state' | 'dirty' | 'kept' | 'clashes'> {
  readonly value: ReadonlySignal<Value>
  /** What the back end has. */
  readonly base: ReadonlySignal<Value>
  /** The value as it would be with theirs; null while nothing waits for a choice. */
  readonly theirs: ReadonlySignal<Value | null>
  /**
   * Messages by field path: revealed by a save that failed validation, or sent by the server (a 422). The server's
   * stay until their field is edited.
   */
  readonly errors: ReadonlySignal<Record<string, Message>>
  /** Why the last save failed, while nothing was changed since. */
  readonly failure: ReadonlySignal<Failure | null>
  /** So many cells could not be sent for want of a connection. */
  readonly unsent: ReadonlySignal<number>
  edit(change: (value: Value) => Value): void
  /**
   * Reveals errors, and sends nothing while there are any, or while a clash waits for a choice.
   * @throws Failure "cancelled" where the form itself says what it asks for, or sends it once the connection is back
   */
  save(part?: SavePart): Promise<void>
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
  /** What is at fault in what is shown. */
  const found = signal<Record<string, Message>>({})
  /** What the server said of fields that were not edited since. */
  const refused = signal<Record<string, Message>>({})
  const failed = signal<Failure | null>(null)
  const failure = computed(() => (draft.dirty.value ? failed.value : null))
  let checks = 0
  let isRevealed = false
  let isUnderWay = false

  const isValid = async (checked: Value) => Object.keys(await validate(checked)).length === 0

  /** From now on it is said what is at fault in what is shown. */
  async function reveal(): Promise<void> {
    isRevealed = true
    const mine = ++checks
    const messages = await validate(value.peek())
    // A later edit has asked again: its answer is the one that counts.
    if (mine === checks) found.value = messages
  }

  /** Changes what is shown; what was said of fields that it changes is said no more. */
  function change(run: () => void): void {
    const before = value.peek()
    run()
    failed.value = null
    refused.value = messagesLeft(refused.peek(), before, value.peek())
    // What cannot be checked now keeps the messages that it has: the next save says why.
    if (isRevealed) reveal().catch(() => {})
  }

  function settle(): void {
    checks += 1
    isRevealed = false
    found.value = {}
    refused.value = {}
    failed.value = null
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
    errors: computed(() => ({ ...refused.value, ...found.value })),
    failure,
    edit(changed) {
      change(() => {
        const [before, next] = [cells.split(value.peek()), cells.split(changed(value.peek()))]
        const names = [...new Set([...before.keys(), ...next.keys()])].filter(
          cell => before.get(cell) !== next.get(cell),
        )
        draft.type(names.map(cell => [cell, next.get(cell)] as const))
      })
    },
    takeTheirs: () => change(() => draft.takeTheirs()),
    keepMine: () => change(() => draft.keepMine()),
    discard() {
      draft.revert()
      settle()
    },
    unsent: computed(() => draft.unsent.value.size),
    async save(part = 'all') {
      // What was checked is what is sent, whatever is typed meanwhile.
      const mine = part === 'all' ? draft.typed.peek() : draft.unsent.peek()
      const isClashing = [...mine.keys()].some(cell => draft.clashes.peek().has(cell))
      if (isUnderWay || isClashing) throw new Failure({ category: 'cancelled' })
      const checked = cells.join(base.peek(), mine)
      isUnderWay = true
      let isAtFault = false
      if (part === 'all') refused.value = {}
      try {
        await draft.save(mine, async over => {
          // Part of the save: where the rules do not arrive for want of a connection, it is sent once that is back.
          isAtFault = !(await isValid(checked))
          if (isAtFault) {
            await reveal()
            // What waits goes on waiting where it may be saved alone.
            const waits = await isValid(cells.join(base.peek(), draft.unsent.peek()))
            throw new Failure({ category: waits ? 'cancelled' : 'invalid' })
          }
          return options.save(now => {
            const typed = over(cells.split(now))
            return typed.size === 0 ? null : cells.join(now, typed)
          }, checked)
        })
        if (!draft.dirty.peek()) settle()
        else failed.value = null
      } catch (thrown) {
        if (isAtFault) throw new Failure({ category: 'cancelled' })
        const because = asFailure(thrown)
        failed.value = because
        // Typed while the save was under way: what was said is of what was sent.
        refused.value = { ...refused.peek(), ...messagesLeft(options.refused(because), checked, value.peek()) }
        throwUnlessTold(draft, thrown)
      } finally {
        isUnderWay = false
      }
    },
  }
}
