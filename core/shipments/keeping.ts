import { effect, type ReadonlySignal, type Signal, untracked } from '@preact/signals-core'
import { toJson } from '../base/json'
import { draftsOf, drop, keep, readKept } from '../base/storage'
import type { DraftKeeper } from '../drafts/keeper'
import { draftKeeper } from '../drafts/keeper'
import type { History } from './history'
import {
  type Apart,
  isKeptEdits,
  isSame,
  isSameOver,
  joinEdits,
  type KeptEdits,
  keptApart,
  keptEdits,
  ownApart,
} from './kept-edits'
import type { RowEdits } from './row-edits'

/** What was typed over an order, and what is known of where it came from. */
export interface Typed {
  readonly edits: Signal<RowEdits>
  readonly apart: Signal<Apart>
  /** It came back from an earlier visit. */
  readonly restored: Signal<boolean>
  /** Some of it was typed in another window. */
  readonly joined: Signal<boolean>
  readonly history: History
}

interface Options {
  readonly typed: Typed
  readonly account: ReadonlySignal<string | null>
  readonly workOrderNo: string
  /** Reads what is saved. */
  reread(): Promise<void>
}

export interface Keeping {
  /** Keeps what is typed, with what another window has kept since. */
  remember(): void
  end(): void
}

const noWords = toJson([])

/** Keeps what is typed over an order for a reload, and shares it with the other windows of the browser. */
export function createKeeping({ typed, account, workOrderNo, reread }: Options): Keeping {
  const { edits, apart, history } = typed
  let keeper: DraftKeeper<KeptEdits> | null = null
  /** Where this window, and no other, keeps its own side of fields that are apart. */
  let ownKey = ''
  /** What stands there. */
  let ownWords = noWords
  /** What was kept when it was read or written last: all windows had typed this. */
  let shared: RowEdits = new Map()

  const read = (): RowEdits => new Map(Object.entries(keeper?.read() ?? {}))

  const readOwn = (): RowEdits => {
    const kept = readKept('session', ownKey)
    return new Map(isKeptEdits(kept) ? Object.entries(kept) : [])
  }

  function writeOwn(): void {
    const own = ownApart(edits.peek(), apart.peek())
    const words = toJson([...own])
    if (words === ownWords) return
    ownWords = words
    if (own.size > 0) keep('session', ownKey, keptEdits(own))
    else drop('session', ownKey)
  }

  /** Whether something else is shown by it. */
  function meet(): boolean {
    const [mine, next, last] = [edits.peek(), read(), shared]
    if (isSame(next, last)) return false
    const met = joinEdits(last, mine, next, apart.peek())
    history.rewrite(step => joinEdits(last, step, next).edits)
    shared = next
    apart.value = met.apart
    if (isSame(met.edits, mine)) return false
    edits.value = met.edits
    return true
  }

  function write(): void {
    writeOwn()
    const next = keptApart(edits.peek(), apart.peek(), shared)
    if (isSame(next, shared) && isSameOver(next, shared)) return
    shared = next
    if (next.size > 0) keeper?.write(keptEdits(next))
    else keeper?.clear()
  }

  /** What this window had typed stands against what is kept now, as before the reload. */
  function restore(): void {
    const mine = edits.peek()
    const own = readOwn()
    if (own.size > 0) edits.value = joinEdits(new Map(), mine, own).edits
    const isOther = meet()
    if (mine.size === 0 && (isOther || own.size > 0)) typed.restored.value = true
    if (own.size === 0) return
    ownWords = toJson([...own])
    write()
  }

  async function hear(): Promise<void> {
    const next = read()
    const isGone = [...shared].some(([id, { patch }]) =>
      Object.keys(patch).some(field => !(field in (next.get(id)?.patch ?? {}))),
    )
    // Saved elsewhere, or given up: what is saved now is read first, so that no row falls back for a moment.
    if (isGone) await reread()
    if (meet() && !isGone) typed.joined.value = true
    write()
  }

  const end = effect(() => {
    const id = account.value
    keeper = id === null ? null : draftKeeper(id, `shipments:${workOrderNo}`, isKeptEdits)
    ownKey = `${draftsOf(id ?? '')}shipments:${workOrderNo}:apart`
    ownWords = noWords
    shared = new Map()
    if (keeper) untracked(restore)
    return keeper?.watch?.(() => void hear())
  })

  return {
    end,
    remember() {
      if (meet()) typed.joined.value = true
      write()
    },
  }
}
