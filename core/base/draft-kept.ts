import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { DraftOptions, KeptDraft } from './draft'

/** What was typed before a reload; null when there is nothing, or when it has been saved since. */
export function keptOf<Value, Message>({
  keeper,
  equal,
  initial,
}: DraftOptions<Value, Message>): KeptDraft<Value> | null {
  const kept = keeper?.read() ?? null
  if (kept !== null && !equal(kept.value, initial) && !equal(kept.value, kept.base)) return kept
  // Left standing, it would come back as a conflict once the back end has something else.
  if (kept !== null) keeper?.clear()
  return null
}

type Compared<Value> = Pick<DraftOptions<Value, never>, 'equal' | 'merge'>

/**
 * What was typed in two windows, over what both had before: a field that only one has changed is that one's. `parted`
 * when both have changed one field: there it is mine.
 */
function joinTyped<Value>({ equal, merge }: Compared<Value>, before: Value, mine: Value, other: Value) {
  if (equal(mine, before)) return { value: other, parted: false }
  if (equal(other, before)) return { value: mine, parted: false }
  const value = merge(before, mine, other)
  return { value, parted: !equal(value, merge(before, other, mine)) }
}

interface Typed<Value> {
  readonly value: ReadonlySignal<Value>
  readonly base: ReadonlySignal<Value>
  readonly dirty: ReadonlySignal<boolean>
  /** Shows what was typed in another window. */
  take(value: Value): void
  /** It is kept no more: another window has saved it, or given it up. */
  gone(isMine: boolean): void
}

/** What is kept of a draft, in all windows of a browser. */
export interface Keeping<Value> {
  readonly kept: ReadonlySignal<boolean>
  /** What is shown was typed in another window. */
  readonly joined: Signal<boolean>
  /** What another window has typed into a field that has something else here; nothing is kept until one is chosen. */
  readonly apart: ReadonlySignal<Value | null>
  /** Keeps what is typed, with what another window has kept since. */
  remember(): void
  /** Nothing is typed over this any more. */
  forget(saved: Value): void
  keepMine(): void
  takeOther(): void
}

export function createKeeping<Value, Message>(
  options: DraftOptions<Value, Message>,
  start: KeptDraft<Value> | null,
  { value, base, dirty, take, gone }: Typed<Value>,
): Keeping<Value> {
  const { keeper, equal, merge } = options
  const kept = signal(start !== null)
  const joined = signal(false)
  const apart = signal<Value | null>(null)
  /** What was written or read last, and what all windows had typed then. */
  let seen = start
  let shared = value.peek()

  function isSeen(next: KeptDraft<Value>): boolean {
    return seen !== null && equal(seen.value, next.value) && equal(seen.base, next.base)
  }

  function meet(next: KeptDraft<Value> | null): void {
    if (next === null || isSeen(next)) return
    seen = next
    const now = base.peek()
    const other = equal(next.base, now) ? next.value : merge(next.base, next.value, now)
    const met = joinTyped(options, shared, value.peek(), other)
    if (!met.parted) shared = other
    apart.value = met.parted ? other : null
    kept.value = !met.parted
    if (equal(met.value, value.peek())) return
    joined.value = true
    take(met.value)
  }

  function remember(): void {
    meet(keeper?.read() ?? null)
    if (apart.peek() !== null) return
    const next = { value: value.peek(), base: base.peek() }
    kept.value = dirty.peek() && keeper?.write(next) === true
    if (!dirty.peek()) keeper?.clear()
    else if (!kept.peek()) return
    seen = next
    shared = next.value
  }

  async function hear(next: KeptDraft<Value> | null): Promise<void> {
    if (next !== null) {
      meet(next)
      if (apart.peek() === null && !equal(value.peek(), shared)) remember()
      return
    }
    seen = null
    kept.value = false
    if (!dirty.peek()) return
    await options.reread?.()
    if (dirty.peek() && keeper?.read() === null) gone(!equal(value.peek(), shared))
  }

  function choose(): void {
    shared = apart.peek() ?? shared
    apart.value = null
  }

  if (keeper?.watch && options.onEnd) options.onEnd(keeper.watch(next => void hear(next)))

  return {
    kept,
    joined,
    apart,
    remember,
    forget(saved) {
      seen = null
      shared = saved
      apart.value = null
      joined.value = false
      kept.value = false
      keeper?.clear()
    },
    keepMine() {
      if (apart.peek() === null) return
      choose()
      remember()
    },
    takeOther() {
      const other = apart.peek()
      if (other === null) return
      choose()
      take(other)
      remember()
    },
  }
}
