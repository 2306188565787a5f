import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core'
import { listen } from '../base/environment'
import { nothing, type Typed } from './cells'
import type { TypedStorage } from './typed-storage'
import { isSameTyped, joinWindows } from './windows'
import { createWriteTimer } from './write-timer'

export interface PersistenceOptions {
  readonly typed: Signal<Typed>
  /** The storage of the account; null while it is not known who is signed in. */
  readonly storage: ReadonlySignal<TypedStorage | null>
  /**
   * Reads the server's data, after the writes in flight. Is called when another window has saved or discarded edits,
   * and when a save got no answer.
   * @throws Failure of the read
   */
  reread(): Promise<unknown>
  /** Returns whether an edit replaces a content that the server no longer has, by the latest read. */
  isOld(typed: Typed): boolean
  /** Changes all states of the history. Edits of another window go into all of them, since they are no step of this one. */
  rewrite(change: (state: Typed) => Typed): void
  onEnd(end: () => void): void
}

/** The place that edits came from: an earlier visit (`restored`) or another window (`synced`). */
export type Origin = 'restored' | 'synced'

/** Keeps the edits of a draft in the browser's storage: they outlive a reload, and all windows of the browser share them. */
export function createPersistence({ typed, storage, reread, isOld, rewrite, onEnd }: PersistenceOptions) {
  /** All edits are in the storage. */
  const written = signal(false)
  /** Null after something is typed in this window. */
  const origin = signal<Origin | null>(null)
  /** The edits that were written or read last: all windows have them. */
  let shared = nothing
  const timer = createWriteTimer(() => write())
  /** Edits wait to be written: for a rest in typing, or for room in the storage. */
  const due = signal(false)
  let isEnded = false

  /** Merges the edits of other windows, and returns whether the edits of this one change. */
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

  /** @param atOnce edits of other windows are merged without a read, because a save begins or the page is left */
  function write(atOnce = false): void {
    timer.stop()
    const store = storage.peek()
    const there = store?.read(shared) ?? null
    // A sign-out empties the storage: a draft that ends after it keeps nothing.
    if (!store || (isEnded && there === null)) return
    if (!atOnce && there && !isSameTyped(there, shared)) return void mergeRemote()
    // A storage that is empty, though no other window has said so, was emptied by the page or the browser.
    if (join(there ?? shared)) origin.value = 'synced'
    const next = typed.peek()
    written.value = isSameTyped(next, there ?? nothing) || store.write(next)
    if (written.value) shared = next
    // Edits that found no room are written when the page is left, if there is room by then.
    due.value = !written.value
  }

  function writeSoon(): void {
    due.value = true
    // A save can outlive the screen, and no timer does: its result is written at once.
    if (isEnded) {
      write(true)
      return
    }
    timer.restart()
  }

  /** Writes edits that wait for a rest in typing. */
  function writeNow(): void {
    if (due.peek()) write(true)
  }

  /** Merges the edits of another window, and then writes. Edits that wait to be written are not written before. */
  async function mergeRemote(): Promise<void> {
    timer.stop()
    const store = storage.peek()
    const read = () => store?.read(shared) ?? nothing
    const there = read()
    // Another window has saved or discarded edits, or has typed over something newer: the server is read first.
    const needsRefetch = isOld(there) || [...shared.keys()].some(cell => !there.has(cell))
    if (needsRefetch) {
      // The read can hang and this window can be closed meanwhile, so its edits are written first.
      const before = typed.peek()
      const joined = joinWindows(shared, before, there)
      // Edits that are stored already are not written again: two windows would notify each other without end.
      if (isSameTyped(joined, there) || store?.write(joined)) shared = before
      await reread().catch(() => {})
    }
    if (join(read()) && !needsRefetch) origin.value = 'synced'
    writeSoon()
  }

  /** Reads the storage of an account. Edits that were typed before the account was known are in conflict with the stored ones. */
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
      const unwatch = store.watch(isEmptied => (isEmptied ? writeSoon() : void mergeRemote()))
      return () => {
        untracked(writeNow)
        unwatch()
      }
    }),
  )
  // Edits are written before the browser asks whether to leave the page: written edits need no question.
  for (const leaving of ['beforeunload', 'pagehide', 'visibilitychange']) onEnd(listen(leaving, writeNow))
  onEnd(() => {
    writeNow()
    isEnded = true
  })

  return {
    written,
    due: due as ReadonlySignal<boolean>,
    origin,
    /** Is called when edits were typed, withdrawn or saved in this window. */
    changed() {
      origin.value = null
      writeSoon()
    },
    writeSoon,
    writeNow,
  }
}
