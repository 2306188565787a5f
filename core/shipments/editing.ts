import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { draftKeeper } from '../drafts/keeper'
import type { AreaContext } from '../portal/container'
import { session } from '../session/store'
import type { Shipment } from '../wire/shipments'
import { createHistory } from './history'
import type { RowProblems } from './problems'
import { changeRow, isKeptEdits, keepMine, keptEdits, type RowEdit, type RowEdits, takeTheirs } from './row-edits'
import { isReadOnly } from './rules'
import type { RowChanges } from './types'

/** What was typed over the shipments of one order, step by step; it outlives a reload. */
export function createEditing(context: AreaContext, workOrderNo: string, known: ReadonlySignal<readonly Shipment[]>) {
  const who = context.use(session)
  const edits = signal<RowEdits>(new Map())
  /** What the server said of rows that the last save sent, by shipment. */
  const refused = signal<ReadonlyMap<string, RowProblems>>(new Map())
  const restored = signal(false)
  const history = createHistory()
  const account = computed(() => who.me.value.data?.user.companyId ?? null)
  const keeper = computed(() => account.value && draftKeeper(account.value, `shipments:${workOrderNo}`, isKeptEdits))

  function setEdits(next: RowEdits): void {
    edits.value = next
    const keep = keeper.peek()
    if (!keep) return
    if (next.size > 0) keep.write(keptEdits(next))
    else keep.clear()
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
    restored.value = false
    refused.value = cleared
  }

  context.onEnd(
    effect(() => {
      const kept = keeper.value ? keeper.value.read() : null
      if (kept === null || Object.keys(kept).length === 0) return
      untracked(() => {
        if (edits.peek().size > 0) return
        edits.value = new Map(Object.entries(kept))
        restored.value = true
      })
    }),
  )

  return {
    edits,
    refused,
    restored,
    /** After a save of `ids`: what was typed while it was under way, since `typed`, stands on top of what was saved. */
    settle(ids: ReadonlySet<string>, typed: RowEdits): void {
      setEdits(new Map([...edits.peek()].filter(([id, edit]) => !(ids.has(id) && typed.get(id) === edit))))
      restored.value = false
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
        setEdits(new Map())
        refused.value = new Map()
        restored.value = false
      },
      takeTheirs: (ids: readonly string[]) =>
        change(ids, (shipment, edit) => (edit ? takeTheirs(shipment, edit) : null)),
      keepMine: (ids: readonly string[]) => change(ids, (shipment, edit) => (edit ? keepMine(shipment, edit) : null)),
    },
  }
}

export function nowInstant(): string {
  return new Date().toISOString()
}
