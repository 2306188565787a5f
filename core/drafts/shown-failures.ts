import { asFailure, Failure } from '../base/errors'
import { isEqual } from '../base/json'
import type { Typed } from './cells'
import type { Draft } from './draft'

/** Throws what a save of `mine` failed with, or "cancelled" where the draft itself shows what has become of it: as kept, or as a choice. */
export async function throwUnlessShown(draft: Draft, mine: Typed, thrown: unknown): Promise<never> {
  const { category, retryable, unanswered } = asFailure(thrown)
  const isIn = (cells: ReadonlyMap<string, unknown>) => [...mine.keys()].some(cell => cells.has(cell))
  const isShown =
    (retryable && isIn(draft.unsent.peek())) ||
    (category === 'stale' && isIn(draft.clashes.peek())) ||
    (unanswered && (await isKnown(draft)))
  throw isShown ? new Failure({ category: 'cancelled', cause: thrown }) : thrown
}

/** Of what was taken back or typed over while it was sent, a read tells what has become. */
async function isKnown(draft: Draft): Promise<boolean> {
  const unconfirmed = () => [...draft.typed.peek().values()].filter(({ unconfirmed }) => unconfirmed)
  const isLeft =
    unconfirmed().length > 0 && unconfirmed().every(({ mine, unconfirmed }) => !isEqual(mine, unconfirmed?.mine))
  if (isLeft) await draft.settled()
  return isLeft && unconfirmed().length === 0
}
