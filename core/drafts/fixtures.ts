import { Failure } from '../base/errors'
import type { Cells } from './cells'
import type { Draft } from './draft'

export const [busy, lost] = [
  new Failure({ category: 'server', status: 503 }),
  new Failure({ category: 'offline', sent: true }),
]

/** For tests: a save of all that is typed fails so; nothing of it goes out where it is not said over what. */
export function failSave(draft: Draft, failure: Failure, over?: Cells): Promise<unknown> {
  const saving = draft.save(draft.typed.value, async send => {
    if (over) send(over)
    throw failure
  })
  return saving.catch(() => null)
}
