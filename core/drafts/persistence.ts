import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core'
import { listen } from '../base/environment'
import { noEdits, type Typed } from './cells'
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
  /** Changes all states of the history, to add edits of another window, which are no step of this window. */
  rewrite(change: (state: Typed) => Typed): void
  onEnd(end: () => void): void
}

/** The place that edits came from: an earlier visit (`restored`) or another window (`synced`). */
export type Origin = 'restored' | 'synced'

/** Keeps the edits of a draft in the browser's storage: they outlive a reload, and all windows of the browser share them. */
export function createPersistence({ typed, storage, reread, isOld, rewrite, onEnd }: PersistenceOptions) {
  /** Whether all edits are in the storage. */
  const written = signal(false)
  /** Null after something is typed in this window. */
  const origin = signal<Origin | null>(null)
  /** The edits that were written or read last: all windows have them. */
  let shared = noEdits
  const timer = createWriteTimer(() => write())
  /** Whether edits wait to be written: for a rest in typing, or for room in the storage. */
  const due = signal(false)
  let isEnded = false

  /** Merges the edits of other windows, and returns whether the edits of this one change. */
  function join(stored: Typed): boolean {
    const last = shared
    if (isSameTyped(stored, last)) return false
    const joined = joinWindows(last, typed.peek(), stored)
    rewrite(state => joinWindows(last, state, stored))
    shared = stored
    if (isSameTyped(joined, typed.peek())) return false
    typed.value = joined
    return true
  }

  /** @param atOnce edits of other windows are merged without a read, because a save begins or the page is left */
  function write(atOnce = false): void {
    timer.stop()
    const store = storage.peek()
    const stored = store?.read(shared) ?? null
    // A sign-out empties the storage. A draft that ends after a sign-out writes nothing.
    if (!store || (isEnded && stored === null)) return
    if (!atOnce && stored && !isSameTyped(stored, shared)) return void mergeRemote()
    // If the storage is empty without an event of another window, the page or the browser emptied it: nothing is joined.
    if (join(stored ?? shared)) origin.value = 'synced'
    const next = typed.peek()
    written.value = isSameTyped(next, stored ?? noEdits) || store.write(next)
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

  /** Merges the edits of another window, and then schedules a write. */
  async function mergeRemote(): Promise<void> {
    timer.stop()
    const store = storage.peek()
    const read = () => store?.read(shared) ?? noEdits
    const stored = read()
    // Another window has saved or discarded edits, or has edited newer content, so the server is read first.
    const needsRefetch = isOld(stored) || [...shared.keys()].some(cell => !stored.has(cell))
    if (needsRefetch) {
      // The read can hang and this window can be closed meanwhile, so its edits are written first.
      const before = typed.peek()
      const joined = joinWindows(shared, before, stored)
      // Edits that are stored already are not written again: two windows would notify each other without end.
      if (isSameTyped(joined, stored) || store?.write(joined)) shared = before
      await reread().catch(() => {})
    }
    if (join(read()) && !needsRefetch) origin.value = 'synced'
    writeSoon()
  }

  /** Reads the storage of an account. Edits that were typed before the account was known are in conflict with the stored ones. */
  function restore(store: TypedStorage): void {
    const isUntouched = typed.peek().size === 0
    shared = noEdits
    join(store.read() ?? noEdits)
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
