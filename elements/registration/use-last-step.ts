import { useEffect, useRef } from 'react'
import type { RegistrationStore } from '../../core/registration/store'
import type { Step } from '../../core/registration/types'
import type { RegistrationProps } from './contract'

/**
 * Opens the step at which the draft was left, unless the page requests a step, and stores the current step.
 * @param step the shown step, or null while nothing can be edited
 * @returns a function to call before the registration is left. The stored step then stays, although the first step is
 * shown next.
 */
export function useLastStep(store: RegistrationStore, host: RegistrationProps['host'], step: Step | null) {
  const isRestored = useRef(false)
  const isLeaving = useRef(false)
  const draft = store.draft.value
  const isDirty = draft?.dirty.value ?? false
  useEffect(() => {
    if (draft === null || step === null) return
    if (isLeaving.current) {
      isLeaving.current = false
      return
    }
    const lastStep = isDirty && !isRestored.current && !host.element.hasAttribute('step') ? store.lastStep() : null
    isRestored.current = true
    if (lastStep !== null && lastStep !== step) host.setView('step', lastStep)
    else store.keepStep(isDirty ? step : null)
  }, [store, host, draft, isDirty, step])
  return () => {
    isLeaving.current = (draft?.dirty.peek() ?? false) && step !== '1'
  }
}
