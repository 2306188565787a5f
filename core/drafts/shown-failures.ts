import { asFailure, Failure } from '../base/errors'
import type { Draft } from './draft'

/** Throws what a save failed with, or "cancelled" where the draft itself shows it: as kept, or as a choice. */
export function throwUnlessShown({ unsent, clashes }: Draft, thrown: unknown): never {
  const { category, retryable } = asFailure(thrown)
  const isShown = (retryable && unsent.peek().size > 0) || (category === 'stale' && clashes.peek().size > 0)
  throw isShown ? new Failure({ category: 'cancelled', cause: thrown }) : thrown
}
