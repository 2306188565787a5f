import { createDraft, type Draft, type DraftKeeper, type KeptDraft } from '../../core/base/draft'
import { Failure } from '../../core/base/errors'
import { deferred } from './wait'

/** Where a test sees what is kept. */
export function memory<Value>(start: KeptDraft<Value> | null = null) {
  const box: DraftKeeper<KeptDraft<Value>> & { kept: KeptDraft<Value> | null } = {
    kept: start,
    read: () => box.kept,
    write: kept => {
      box.kept = kept
      return true
    },
    clear: () => {
      box.kept = null
    },
  }
  return box
}

/** A draft of a text that must not hold an x; saves are answered by hand. */
export function draftOf(initial = 'saved', keeper = memory<string>()) {
  const saves: { sent: string; answer: ReturnType<typeof deferred<string>> }[] = []
  const draft = createDraft<string, string>({
    initial,
    equal: (a, b) => a === b,
    merge: (_, mine) => mine,
    keeper,
    validate: async value => (value.includes('x') ? { text: 'no x' } : {}),
    refused: failure => failure.fieldErrors,
    save(sent) {
      const answer = deferred<string>()
      saves.push({ sent, answer })
      return answer.promise
    },
  })
  const save = (at: number) => {
    const found = saves[at]
    if (!found) throw new Error(`no save ${at}`)
    return found
  }
  return { draft, keeper, saves, save }
}

export const look = (draft: Draft<string, string>) => ({ state: draft.state.value, value: draft.value.value })
export const refusal = new Failure({ category: 'invalid', status: 422, fieldErrors: { text: 'taken' } })
