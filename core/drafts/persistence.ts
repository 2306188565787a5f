import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core'
import { listen } from '../base/environment'
import { nothing, type Typed } from './cells'
import type { TypedStorage } from './typed-storage'
import { isSameTyped, joinWindows } from './windows'

/** What is typed is written this many milliseconds after the last key, and when the page is left or hidden. */
const writesAfter = 300
/** Who types without a rest is written this often, in milliseconds. */
const writesWithin = 2000

export interface PersistenceOptions {
  readonly typed: Signal<Typed>
  /** Where it is kept; null while it is not known whose it is. */
  readonly storage: ReadonlySignal<TypedStorage | null>
  /**
   * Reads what the back end has now, behind the writes under way, and rejects where that fails: another window has saved
   * what was typed, or given it up, or a save was not answered.
   */
  reread(): Promise<unknown>
  /** Whether something was typed over what the back end does not have any more, as far as is known here. */
  isOld(typed: Typed): boolean
  /** What another window has typed is no step of this one: it goes into all of them. */
  rewrite(change: (state: Typed) => Typed): void
  onEnd(end: () => void): void
}

/** Where what is typed came from: an earlier visit, or another window. */
export type Origin = 'restored' | 'synced'

/** What is typed outlives a reload, and is one in all windows of the browser. */
export function createPersistence({ typed, storage, reread, isOld, rewrite, onEnd }: PersistenceOptions) {
  /** All that is typed is written. */
  const written = signal(false)
  /** Null once something was typed here. */
  const origin = signal<Origin | null>(null)
  /** What was written or read last: all windows had typed this. */
  let shared = nothing
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Since when something waits to be written (epoch milliseconds). */
  let waitsSince = 0
  /** Something waits to be written: for a rest, or for room. */
  const due = signal(false)
  let isEnded = false

  /** Takes in what the other windows have typed since; answers whether something else is shown by it. */
  function join(there: Typed): boolean {
    const last = shared
    if (isSameTyped(there, last)) return false
    const joined = joinWindows(last, typed.peek(), there)
    rewrite(state => joinWindows(last, state, there))
    shared = there
    if (isSameTyped(joined, typed.peek())) return false
    typed.value = joined
    return true
  }

  /** @param atOnce a save begins, or the page is left: nothing is read before what other windows have typed is taken in */
  function write(atOnce = false): void {
    clearTimeout(timer)
    timer = undefined
    const store = storage.peek()
    const there = store?.read(shared) ?? null
    // Whoever has signed out is forgotten: what ends after that keeps nothing again.
    if (!store || (isEnded && there === null)) return
    if (!atOnce && there && !isSameTyped(there, shared)) return void takeIn()
    // Where nothing is kept any more without a word of another window, the page or the browser has emptied its storage.
    if (join(there ?? shared)) origin.value = 'synced'
    const next = typed.peek()
    written.value = isSameTyped(next, there ?? nothing) || store.write(next)
    if (written.value) shared = next
    // What found no room is written as the page is left, where there is some by then.
    due.value = !written.value
  }

  function writeSoon(): void {
    due.value = true
    // What a save that outlives the screen leaves is written at once: no timer outlives it.
    if (isEnded) {
      write(true)
      return
    }
    if (timer === undefined) waitsSince = Date.now()
    clearTimeout(timer)
    timer = setTimeout(write, Math.max(0, Math.min(writesAfter, waitsSince + writesWithin - Date.now())))
  }

  /** Writes what waits for the next rest. */
  function writeNow(): void {
    if (due.peek()) write(true)
  }

  /** Takes in what another window has typed, and then writes; what waits to be written is not written before. */
  async function takeIn(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const store = storage.peek()
    const read = () => store?.read(shared) ?? nothing
    const there = read()
    // Saved there, or given up, or typed over what was saved since: what the back end has now is read first.
    const isNews = isOld(there) || [...shared.keys()].some(cell => !there.has(cell))
    if (isNews) {
      // The read may hang, and this window be gone by then: what is typed here is kept, and what is gone is shown until then.
      const before = typed.peek()
      const joined = joinWindows(shared, before, there)
      // What is there is not written again: two windows would tell each other of it without end.
      if (isSameTyped(joined, there) || store?.write(joined)) shared = before
      await reread().catch(() => {})
    }
    if (join(read()) && !isNews) origin.value = 'synced'
    writeSoon()
  }

  /** What was typed before it was known whose it is stands against what is kept. */
  function restore(store: TypedStorage): void {
    const isUntouched = typed.peek().size === 0
    shared = nothing
    join(store.read() ?? nothing)
    written.value = shared.size > 0
    if (isUntouched && typed.peek().size > 0) origin.value = 'restored'
    writeSoon()
  }

  onEnd(
    effect(() => {
      const store = storage.value
      written.value = false
      if (!store) return undefined
      untracked(() => restore(store))
      const unwatch = store.watch(isEmptied => (isEmptied ? writeSoon() : void takeIn()))
      return () => {
        untracked(writeNow)
        unwatch()
      }
    }),
  )
  // Before the browser is made to ask whether to leave: what can be written needs no question.
  for (const leaving of ['beforeunload', 'pagehide', 'visibilitychange']) onEnd(listen(leaving, writeNow))
  onEnd(() => {
    writeNow()
    isEnded = true
  })

  return {
    written,
    due: due as ReadonlySignal<boolean>,
    origin,
    /** Something was typed, taken back or saved in this window. */
    changed() {
      origin.value = null
      writeSoon()
    },
    writeSoon,
    writeNow,
  }
}
