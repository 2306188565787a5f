import { signal } from '@preact/signals-core'
import { Failure } from '../base/errors'
import type { Cells } from './cells'
import { createDraft, type Draft } from './draft'
import { typedStorage } from './typed-storage'

export const [busy, lost] = [
  new Failure({ category: 'server', status: 503 }),
  new Failure({ category: 'offline', sent: true }),
]

/** For tests: saves all edits and fails. Nothing is sent when `over` is missing. */
export function failSave(draft: Draft, failure: Failure, over?: Cells): Promise<unknown> {
  const saving = draft.save(draft.typed.value, async send => {
    if (over) send(over)
    throw failure
  })
  return saving.catch(() => null)
}

/** For tests: opens drafts of one record in one storage, like windows of one browser. */
export function openRecord() {
  const ends: (() => void)[] = []
  const server = {
    /** The record of the server. */
    record: new Map<string, unknown>([
      ['cru', '0'],
      ['usb', '0'],
    ]),
    reads: 0,
    open() {
      const base = signal<ReadonlyMap<string, unknown>>(server.record)
      const draft = createDraft({
        base,
        storage: signal(typedStorage('C-1', 'drives', () => true)),
        reread: async () => {
          server.reads += 1
          base.value = server.record
        },
        onEnd: end => void ends.push(end),
      })
      return { draft, base }
    },
    leave() {
      for (const end of ends.splice(0).reverse()) end()
    },
  }
  return server
}

/** Returns the edits by cell. */
export function mineIn(draft: Draft): Record<string, unknown> {
  return Object.fromEntries([...draft.typed.value].map(([cell, { mine }]) => [cell, mine]))
}
