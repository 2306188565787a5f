import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core'
import { listen } from '../base/environment'
import { isSameTyped, joinWindows, type Typed } from './cells'
import type { TypedStorage } from './typed-storage'

/** What is typed is written this many milliseconds after the last key, and when the page is left. */
const writesAfter = 300

export interface KeptOptions {
  readonly typed: Signal<Typed>
  /** Where it is kept; null while it is not known whose it is. */
  readonly storage: ReadonlySignal<TypedStorage | null>
  /** Reads what the back end has now: another window has saved what was typed, or given it up. */
  reread(): Promise<unknown>
  /** What another window has typed is no step of this one: it goes into all of them. */
  rewrite(change: (state: Typed) => Typed): void
  onEnd(end: () => void): void
}

/** What is typed outlives a reload, and is one in all windows of the browser. */
export interface Kept {
  /** What another window has typed in cells that have something else here. */
  readonly apart: Signal<Typed>
  /** All of it is written. */
  readonly written: ReadonlySignal<boolean>
  /** It came back from an earlier visit, and nothing was typed since. */
  readonly restored: ReadonlySignal<boolean>
  /** Some of it was typed in another window, and nothing was typed here since. */
  readonly synced: ReadonlySignal<boolean>
  /** Something was typed, taken back or saved in this window. */
  changed(): void
  writeSoon(): void
  /** Writes what waits for the next rest. */
  writeNow(): void
}

const nothing: Typed = new Map()

export function createKept({ typed, storage, reread, rewrite, onEnd }: KeptOptions): Kept {
  const apart = signal<Typed>(nothing)
  const written = signal(false)
  const restored = signal(false)
  const synced = signal(false)
  /** What was written or read last: all windows had typed this. */
  let shared: Typed = nothing
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Takes in what the other windows have typed since; answers whether something else is shown by it. */
  function join(there: Typed): boolean {
    const last = shared
    if (isSameTyped(there, last)) return false
    const joined = joinWindows(last, typed.peek(), there, apart.peek())
    rewrite(state => joinWindows(last, state, there).typed)
    shared = there
    apart.value = joined.apart
    if (isSameTyped(joined.typed, typed.peek())) return false
    typed.value = joined.typed
    return true
  }

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    const store = storage.peek()
    if (!store) return
    // Where nothing is kept any more without a word of another window, the page or the browser has emptied its storage.
    if (join(store.read() ?? shared)) synced.value = true
    // What is apart is kept as the other window has it, until one of the two is chosen.
    store.writeOwn(new Map([...typed.peek()].filter(([cell]) => apart.peek().has(cell))))
    const next = new Map([...typed.peek(), ...apart.peek()])
    if (isSameTyped(next, store.read() ?? nothing)) return
    shared = next
    written.value = store.write(next)
  }

  function writeSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(write, writesAfter)
  }

  function writeNow(): void {
    if (timer !== undefined) write()
  }

  /** What was typed before it was known whose it is stands against what is kept. */
  function restore(store: TypedStorage): void {
    const isUntouched = typed.peek().size === 0
    shared = nothing
    apart.value = nothing
    const own = store.readOwn()
    if (own.size > 0) typed.value = joinWindows(nothing, typed.peek(), own).typed
    join(store.read() ?? nothing)
    written.value = shared.size > 0
    restored.value = isUntouched && typed.peek().size > 0
    writeSoon()
  }

  async function onOtherWindow(): Promise<void> {
    const there = storage.peek()?.read() ?? nothing
    const isGone = [...shared.keys()].some(cell => !there.has(cell))
    // Saved there, or given up: what is saved now is read first, so that no cell falls back for a moment.
    if (isGone) await reread()
    if (join(storage.peek()?.read() ?? nothing) && !isGone) synced.value = true
    writeSoon()
  }

  onEnd(
    effect(() => {
      const store = storage.value
      if (!store) {
        written.value = false
        return undefined
      }
      untracked(() => restore(store))
      const unwatch = store.watch(() => void onOtherWindow())
      return () => {
        untracked(writeNow)
        unwatch()
      }
    }),
  )
  onEnd(listen('pagehide', writeNow))
  onEnd(writeNow)

  return {
    apart,
    written,
    restored,
    synced,
    changed() {
      restored.value = false
      synced.value = false
      writeSoon()
    },
    writeSoon,
    writeNow,
  }
}
