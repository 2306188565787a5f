import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { createKeeping, keptOf } from './draft-kept'
import { asFailure, type Failure } from './errors'
import { messagesLeft } from './field-path'

/** `joined`: typed in another window, and shown here; `parted`: typed in both, each something else in one field. */
export type DraftState = 'clean' | 'dirty' | 'saving' | 'conflict' | 'restored' | 'joined' | 'parted'

/** What was typed, and what the back end had when it was typed over. */
export interface KeptDraft<Value> {
  readonly value: Value
  readonly base: Value
}

/** Where something typed outlives a reload. */
export interface DraftKeeper<Kept> {
  read(): Kept | null
  /** False where nothing can be kept: the page's storage is missing, full or forbidden. */
  write(kept: Kept): boolean
  clear(): void
  /** Hears what another window of the browser keeps, null once that is gone; answers what ends it. */
  watch?(hear: (kept: Kept | null) => void): () => void
}

export interface DraftOptions<Value, Message> {
  /** What the back end has. */
  initial: Value
  /** Messages by field path; an empty record when the value may be saved. */
  validate(value: Value): Record<string, Message> | Promise<Record<string, Message>>
  /** Saves and answers what the back end has now. Rejects with a Failure. */
  save(value: Value): Promise<Value>
  /** Messages of a 422, by the field paths of the form. */
  refused(failure: Failure): Record<string, Message>
  equal(a: Value, b: Value): boolean
  /** Theirs, but for the fields in which mine differs from the base: those stay as they were typed. */
  merge(base: Value, mine: Value, theirs: Value): Value
  keeper?: DraftKeeper<KeptDraft<Value>>
  /** Takes what is done when the draft ends; without it other windows are not heard. */
  onEnd?(end: () => void): void
  /** Another window has saved it or given it up: asks what the back end has now. */
  reread?(): Promise<unknown>
}

export type SaveOutcome = 'saved' | 'invalid' | 'failed' | 'unchanged'

/** What a person has typed over what the back end has. Nothing typed is lost, whatever a save or a refresh does. */
export interface Draft<Value, Message> {
  readonly value: ReadonlySignal<Value>
  readonly base: ReadonlySignal<Value>
  readonly state: ReadonlySignal<DraftState>
  readonly dirty: ReadonlySignal<boolean>
  /** What was typed outlives a reload. */
  readonly kept: ReadonlySignal<boolean>
  /**
   * Messages by field path: revealed by a save that failed validation, or sent by the server (a 422). The server's
   * stay until their field is edited.
   */
  readonly errors: ReadonlySignal<Record<string, Message>>
  /** What the back end has meanwhile, while it waits to be looked at. */
  readonly theirs: ReadonlySignal<Value | null>
  readonly failure: ReadonlySignal<Failure | null>
  edit(change: (value: Value) => Value): void
  /** Reveals errors and neither saves nor closes while there are any. In a conflict it keeps mine first. */
  save(): Promise<SaveOutcome>
  discard(): void
  /** The back end has something else now: taken over when nothing was typed, offered otherwise. */
  rebase(base: Value): void
  /** Drops what was typed for theirs, or for what another window has typed. */
  takeTheirs(): void
  /** Goes on with what was typed, on top of theirs: a field that was not typed over is theirs. */
  keepMine(): void
}

export function createDraft<Value, Message>(options: DraftOptions<Value, Message>): Draft<Value, Message> {
  const { initial, validate, equal, merge } = options
  const kept = keptOf(options)
  const base = signal(kept?.base ?? initial)
  const value = signal(kept?.value ?? initial)
  const restored = signal(kept !== null)
  const saving = signal(false)
  const revealed = signal(false)
  const errors = signal<Record<string, Message>>({})
  const theirs = signal<Value | null>(kept === null || equal(kept.base, initial) ? null : initial)
  const failure = signal<Failure | null>(null)
  const dirty = computed(() => !equal(value.value, base.value))
  const keeping = createKeeping(options, kept, {
    value,
    base,
    dirty,
    take(next) {
      // A save that is under way has sent something else.
      typed = true
      change(next)
      checkAgain()
    },
    gone(isMine) {
      if (underway) return
      if (isMine) keeping.remember()
      else settle(theirs.peek() ?? base.peek())
    },
  })
  const state = computed<DraftState>(() => {
    if (saving.value) return 'saving'
    if (theirs.value !== null) return 'conflict'
    if (keeping.apart.value !== null) return 'parted'
    if (!dirty.value) return 'clean'
    if (keeping.joined.value) return 'joined'
    return restored.value ? 'restored' : 'dirty'
  })
  /** What the server said of fields that were not edited since. */
  let told: Record<string, Message> = {}
  let checks = 0
  let underway = false
  /** Something was typed since the save that is under way began. */
  let typed = false

  async function check(checked: Value): Promise<boolean> {
    const mine = ++checks
    const found = await validate(checked)
    // A later edit has asked again: its answer is the one that counts.
    if (mine === checks) errors.value = { ...told, ...found }
    return Object.keys(found).length === 0
  }

  /** What cannot be checked now keeps the messages that it has: the next save says why. */
  function checkAgain(): void {
    if (revealed.peek()) check(value.peek()).catch(() => {})
  }

  function change(next: Value): void {
    told = messagesLeft(told, value.peek(), next)
    value.value = next
  }

  function settle(saved: Value): void {
    checks += 1
    typed = false
    base.value = saved
    value.value = saved
    theirs.value = null
    revealed.value = false
    restored.value = false
    told = {}
    errors.value = {}
    failure.value = null
    keeping.forget(saved)
  }

  function keepMine(): void {
    keeping.keepMine()
    const next = theirs.peek()
    if (next === null) return
    const merged = merge(base.peek(), value.peek(), next)
    // A save that is under way has sent something else.
    typed = !equal(merged, value.peek()) || typed
    change(merged)
    base.value = next
    theirs.value = null
    failure.value = null
    restored.value = false
    keeping.remember()
    checkAgain()
  }

  return {
    value,
    base,
    state,
    dirty,
    kept: keeping.kept,
    errors,
    theirs,
    failure,
    edit(changed) {
      change(changed(value.peek()))
      restored.value = false
      keeping.joined.value = false
      typed = true
      keeping.remember()
      checkAgain()
    },
    async save() {
      if (underway) return 'unchanged'
      underway = true
      keepMine()
      typed = false
      told = {}
      revealed.value = true
      // What was checked is what is sent, whatever is typed meanwhile.
      const sent = value.peek()
      try {
        if (!(await check(sent))) return 'invalid'
        saving.value = true
        const saved = await options.save(sent)
        // What was typed while the save was under way stands on top of what was saved.
        if (!typed || equal(value.peek(), saved)) settle(saved)
        else {
          base.value = saved
          theirs.value = null
          failure.value = null
          keeping.remember()
        }
        return 'saved'
      } catch (thrown) {
        const met = asFailure(thrown)
        checks += 1
        failure.value = met
        told = options.refused(met)
        errors.value = told
        // Typed while the save was under way: what was said is of what was sent.
        told = messagesLeft(told, sent, value.peek())
        return 'failed'
      } finally {
        underway = false
        saving.value = false
      }
    },
    discard() {
      settle(theirs.peek() ?? base.peek())
    },
    rebase(next) {
      if (equal(next, base.peek())) theirs.value = null
      else if (!dirty.peek() || equal(next, value.peek())) settle(next)
      else theirs.value = next
    },
    takeTheirs() {
      const next = theirs.peek()
      if (next !== null) settle(next)
      else keeping.takeOther()
    },
    keepMine,
  }
}
