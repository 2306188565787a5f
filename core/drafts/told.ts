import { asFailure, Failure } from '../base/errors'
import type { Draft } from './draft'

/** Throws what a save failed with, or "cancelled" where the draft itself tells of it: as kept, or as a choice. */
export function throwUnlessTold({ unsent, clashes }: Draft, thrown: unknown): never {
  const { category, retryable } = asFailure(thrown)
  const isTold = (retryable && unsent.peek().size > 0) || (category === 'stale' && clashes.peek().size > 0)
  throw isTold ? new Failure({ category: 'cancelled', cause: thrown }) : thrown
}
