import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, Failure } from '../base/errors'
import { messagesLeft, messagesWhere } from '../base/field-path'
import { isEqual } from '../base/json'
import { type Text, verbatim } from '../i18n/translate'
import type { Cells, Same, Typed, TypedCell } from './cells'
import { createDraft, type DraftOptions } from './draft'
import { throwUnlessShown } from './shown-failures'

/** What a save takes along: 'unsent' is what could not be sent alone; what was typed since was not asked to be saved. */
export type SavePart = 'all' | 'unsent'

/** How a value of a form falls into cells, and comes together again. */
export interface FormCells<Value> {
  split(value: Value): ReadonlyMap<string, unknown>
  /** @param value what is not typed over */
  join(value: Value, typed: Typed): Value
  /** Whether two contents of a cell are the same once they are sent. */
  same: Same
  /** Guards what was kept in storage by another version. */
  isCell(cell: string, content: unknown): boolean
  /** What was typed, by the cells of a value that has come since: a row may have got an id. */
  align?(typed: Typed, value: Value): Typed
}

export interface FormOptions<Value, Answer> extends Omit<DraftOptions, 'base' | 'same' | 'align'> {
  readonly cells: FormCells<Value>
  /** What the back end has; null until it is read. */
  readonly source: ReadonlySignal<Value | null>
  /** What the form shows until then. */
  readonly blank: Value
  /** Messages by field path; an empty record when the value may be saved. */
  validate(value: Value): Promise<Record<string, Text>>
  /**
   * Saves `merge` of what the back end has at that moment, which answers null where nothing is left to send. Rejects
   * with a Failure.
   */
  save(merge: (now: Value) => Value | null): Promise<Answer>
  /** The part of a form, such as a step, on which a field stands; without it, the form has no parts. */
  partOf?(path: string): string | null
  /** Where the path of a 422 stands in the form that was sent. */
  pathOf(sent: Value, serverPath: string): string
}

export type Form<Value, Answer = unknown> = ReturnType<typeof createForm<Value, Answer>>

const noPart: ReadonlySet<string | null> = new Set()

/** So often what a save would send is checked, where what the back end has changes each time that it is read. */
const mostChecks = 4

/** A form over what the back end has. Nothing that is typed is lost, whatever a save or a read does. */
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
  /** What is at fault in what is shown. */
  const found = signal<Record<string, Text>>({})
  /** The parts of which that is said. */
  const revealed = signal<ReadonlySet<string | null> | 'all'>(noPart)
  /** What the server said of fields that were not edited since. */
  const refused = signal<Record<string, Text>>({})
  let checks = 0

  const isValid = async (checked: Value) => Object.keys(await validate(checked)).length === 0
  const isRevealed = (path: string) => revealed.value === 'all' || revealed.value.has(partOf(path))

  async function check(): Promise<Record<string, Text>> {
    const mine = ++checks
    const messages = await validate(value.peek())
    // A later edit has asked again: its answer is the one that counts.
    if (mine === checks) found.value = messages
    return messages
  }

  /** Reveals what is at fault in a part, or in all, and answers it; rejects where it could not be checked. */
  async function reveal(part: string | null = null): Promise<Record<string, Text>> {
    if (part === null) revealed.value = 'all'
    else if (revealed.peek() !== 'all') revealed.value = new Set([...revealed.peek(), part])
    return messagesWhere(await check(), path => part === null || partOf(path) === part)
  }

  /** Changes what is shown; what was said of fields that it changes is said no more. */
  function change(run: () => void): void {
    const before = value.peek()
    run()
    failed.value = null
    refused.value = messagesLeft(refused.peek(), before, value.peek())
    // What cannot be checked now keeps the messages that it has: the next save says why.
    if (revealed.peek() !== noPart) check().catch(() => {})
  }

  function settle(): void {
    checks += 1
    revealed.value = noPart
    found.value = {}
    refused.value = {}
    failed.value = null
  }

  const { typed, state, dirty, kept, clashes, unsent, unanswered, discarded } = draft
  return {
    ...{ typed, state, dirty, kept, clashes, unsent, unanswered, discarded },
    value,
    /** What the back end has. */
    base,
    /** The value as it would be with theirs; null while nothing waits for a choice. */
    theirs: computed<Value | null>(() => {
      const theirs = [...draft.clashes.value].map(
        ([cell, clash]) => [cell, { mine: clash.theirs, over: null }] as const,
      )
      return theirs.length === 0
        ? null
        : cells.join(value.value, new Map<string, TypedCell>([...draft.typed.value, ...theirs]))
    }),
    /**
     * Messages by field path: revealed, all of them by a save that failed validation, or sent by the server (a 422). The
     * server's stay until their field is edited.
     */
    errors: computed<Record<string, Text>>(() => ({ ...refused.value, ...messagesWhere(found.value, isRevealed) })),
    /** What is at fault in a value, revealing nothing; rejects where it could not be checked. */
    validate,
    reveal,
    /** Why the last save failed, while nothing was changed since. */
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
    takeTheirs: () => change(() => draft.takeTheirs()),
    /** Goes on with what was typed, on top of theirs. */
    keepMine: () => change(() => draft.keepMine()),
    discard(): void {
      draft.discard()
      settle()
    },
    /** Brings back what was discarded, or gave way to theirs. */
    undoDiscard: () => change(() => void draft.undo()),
    /**
     * Reveals errors, and sends nothing while there are any, or while a clash waits for a choice. Answers what the save did.
     * @throws Failure "cancelled" where the form itself says what it asks for, or sends it once the connection is back
     */
    async save(part: SavePart = 'all'): Promise<Answer> {
      const mine = part === 'all' ? draft.typed.peek() : draft.unsent.peek()
      const isClashing = [...mine.keys()].some(cell => draft.clashes.peek().has(cell))
      if (draft.state.peek() === 'saving' || isClashing) throw new Failure({ category: 'cancelled' })
      let sent = cells.join(base.peek(), mine)
      let isAtFault = false
      if (part === 'all') refused.value = {}
      try {
        const answer = await draft.save(mine, async over => {
          // What is checked is what is sent, whatever is typed or changed elsewhere meanwhile.
          for (let checks = 1; ; checks += 1) {
            const checked = sent
            // Part of the save: where the rules do not arrive for want of a connection, it is sent once that is back.
            isAtFault = !(await isValid(checked))
            if (isAtFault) {
              await reveal()
              // What waits goes on waiting where it may be saved alone.
              const waits = await isValid(cells.join(base.peek(), draft.unsent.peek()))
              throw new Failure({ category: waits ? 'cancelled' : 'invalid' })
            }
            let isChanged = false
            const merge = (now: Value) => {
              const typed = over(cells.split(now))
              sent = cells.join(now, typed)
              isChanged = typed.size > 0 && !isEqual(sent, checked)
              if (isChanged) throw new Failure({ category: 'stale' })
              return typed.size > 0 ? sent : null
            }
            try {
              return await options.save(merge)
            } catch (thrown) {
              if (!isChanged || checks === mostChecks) throw thrown
            }
          }
        })
        if (!draft.dirty.peek()) settle()
        else failed.value = null
        return answer
      } catch (thrown) {
        if (isAtFault) throw new Failure({ category: 'cancelled' })
        const because = asFailure(thrown)
        failed.value = because
        // Typed while the save was under way: what was said is of what was sent.
        const atFault = Object.entries(because.fieldErrors).map(
          ([path, message]) => [options.pathOf(sent, path), verbatim(message)] as const,
        )
        refused.value = { ...refused.peek(), ...messagesLeft(Object.fromEntries(atFault), sent, value.peek()) }
        return throwUnlessShown(draft, mine, thrown)
      }
    },
  }
}
