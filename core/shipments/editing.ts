import { type ReadonlySignal, signal } from '@preact/signals-core'
import { lazy } from '../base/lazy'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import type { Shipment } from '../wire/shipments'
import { createHistory } from './history'
import type { Keeping } from './keeping'
import type { Apart } from './kept-edits'
import type { RowProblems } from './problems'
import { changeRow, keepMine, type RowEdit, type RowEdits, takeTheirs } from './row-edits'
import { isReadOnly } from './rules'
import type { RowChanges } from './types'

const keepingPart = lazy(() => import('./keeping'))

interface Options {
  readonly workOrderNo: string
  readonly known: ReadonlySignal<readonly Shipment[]>
  /** Reads what is saved. */
  reread(): Promise<void>
}

/** What was typed over the shipments of one order, step by step; it outlives a reload, and is one in all windows. */
export function createEditing(context: AreaContext, { workOrderNo, known, reread }: Options) {
  const { account } = context.use(session)
  const edits = signal<RowEdits>(new Map())
  const apart = signal<Apart>(new Map())
  /** What the server said of rows that the last save sent, by shipment. */
  const refused = signal<ReadonlyMap<string, RowProblems>>(new Map())
  const restored = signal(false)
  const joined = signal(false)
  const history = createHistory()
  let keeping: Keeping | null = null
  let ended = false

  /** Nothing is kept where it does not arrive; it is asked for again with the next change. */
  async function bringKeeping(): Promise<void> {
    const file = await keepingPart.load().catch(() => null)
    if (ended || keeping || !file) return
    keeping = file.createKeeping({ typed: { edits, apart, restored, joined, history }, account, workOrderNo, reread })
    if (edits.peek().size > 0) keeping.remember()
  }

  function setEdits(next: RowEdits): void {
    restored.value = false
    joined.value = false
    edits.value = next
    if (keeping) keeping.remember()
    else void bringKeeping()
  }

  type Change = (shipment: Shipment, edit: RowEdit | undefined) => RowEdit | null

  /** Changes rows that can be changed: one step. `cell` names what is typed in, so that its letters are one step too. */
  function change(ids: Iterable<string>, next: Change, cell?: string): void {
    const before = edits.peek()
    const now = new Map(before)
    const cleared = new Map(refused.peek())
    for (const id of ids) {
      const shipment = known.peek().find(candidate => candidate.id === id)
      if (!shipment || isReadOnly(shipment)) continue
      const edit = next(shipment, before.get(id))
      if (edit) now.set(id, edit)
      else now.delete(id)
      cleared.delete(id)
    }
    history.add(before, cell)
    setEdits(now)
    refused.value = cleared
  }

  /** Fields of rows in which another window has typed something else wait no more. */
  function joinAgain(ids: readonly string[]): Apart {
    const others = apart.peek()
    apart.value = new Map([...others].filter(([id]) => !ids.includes(id)))
    return others
  }

  context.onEnd(() => {
    ended = true
    keeping?.end()
  })

  return {
    edits,
    apart,
    refused,
    restored,
    joined,
    /** Rows that are shown before it is over could be typed in and not be kept. */
    ready: bringKeeping(),
    /** After a save of `ids`: what was typed while it was under way, since `typed`, stands on top of what was saved. */
    settle(ids: ReadonlySet<string>, typed: RowEdits): void {
      setEdits(
        new Map(
          [...edits.peek()].flatMap(([id, edit]) => {
            const sent = ids.has(id) ? typed.get(id) : undefined
            if (sent === edit) return []
            return [[id, sent ? { ...edit, over: { ...edit.over, ...sent.patch } } : edit]]
          }),
        ),
      )
      history.clear()
    },
    actions: {
      edit(id: string, changes: RowChanges): void {
        const now = nowInstant()
        change([id], (shipment, edit) => changeRow(shipment, edit, changes, now), `${id} ${Object.keys(changes)}`)
      },
      editMany(changes: ReadonlyMap<string, RowChanges>): void {
        const now = nowInstant()
        change(changes.keys(), (shipment, edit) => changeRow(shipment, edit, changes.get(shipment.id) ?? {}, now))
      },
      undoLast(): readonly string[] {
        const before = history.take()
        const after = edits.peek()
        if (!before) return []
        setEdits(before)
        return known.peek().flatMap(({ id }) => (before.get(id) === after.get(id) ? [] : id))
      },
      undo: (id: string) => change([id], () => null),
      discard(): void {
        history.add(edits.peek())
        apart.value = new Map()
        setEdits(new Map())
        refused.value = new Map()
      },
      takeTheirs(ids: readonly string[]): void {
        const others = joinAgain(ids)
        change(ids, (shipment, edit) => takeTheirs(shipment, edit, others.get(shipment.id)))
      },
      keepMine(ids: readonly string[]): void {
        joinAgain(ids)
        change(ids, keepMine)
      },
    },
  }
}

export function nowInstant(): string {
  return new Date().toISOString()
}
