import { asFailure, Failure } from '../base/errors'
import { isEqual } from '../base/json'
import { type Typed, unconfirmedIn } from './cells'
import type { Draft } from './draft'

/**
 * Throws the failure of a save.
 * @throws Failure "cancelled" in its place if the draft itself shows the failure, as edits that wait for a connection or as
 * a conflict, or if a read has told whether the save arrived
 */
export async function throwUnlessShown(draft: Draft, saved: Typed, thrown: unknown): Promise<never> {
  const { category, retryable, unanswered } = asFailure(thrown)
  const isIn = (cells: ReadonlyMap<string, unknown>) => [...saved.keys()].some(cell => cells.has(cell))
  const isShown =
    (retryable && isIn(draft.unsent.peek())) ||
    (category === 'stale' && isIn(draft.clashes.peek())) ||
    (unanswered && (await isConfirmed(draft)))
  throw isShown ? new Failure({ category: 'cancelled', cause: thrown }) : thrown
}

/** Returns whether all edits without an answer were changed while they were sent, and a read has told whether they arrived. */
async function isConfirmed(draft: Draft): Promise<boolean> {
  const unconfirmed = () => [...draft.typed.peek().values()].filter(edit => unconfirmedIn(edit))
  const isChanged =
    unconfirmed().length > 0 && unconfirmed().every(edit => !isEqual(edit.mine, unconfirmedIn(edit)?.mine))
  if (isChanged) await draft.settled()
  return isChanged && unconfirmed().length === 0
}
