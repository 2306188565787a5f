import { readStored, removeStored, storeValue } from '../base/storage'
import { draftLifetime, draftsOf } from '../drafts/kept-drafts'
import { type Step, steps } from './types'

const keyOf = (account: string) => `${draftsOf(account)}registration-step`

/** Returns the step at which an account left its draft; null if none is stored. */
export function readLastStep(account: string): Step | null {
  const stored = readStored('local', keyOf(account))
  return steps.find(step => step === stored) ?? null
}

/** Stores the step of an account for as long as its draft; null removes it. */
export function keepLastStep(account: string, step: Step | null): void {
  if (step === null) removeStored('local', keyOf(account))
  else storeValue('local', keyOf(account), step, draftLifetime)
}
