import { useEffect, useRef } from 'react'
import type { RegistrationStore } from '../../core/registration/store'
import type { Step } from '../../core/registration/types'
import type { RegistrationProps } from './contract'

/**
 * Opens the step at which a draft was left, unless the page asks for one, and stores the present step.
 * @param step the shown step; null while nothing can be edited
 * @returns a function to call before the registration is left: the stored step is kept, although the first step is
 * shown next
 */
export function useLastStep(store: RegistrationStore, host: RegistrationProps['host'], step: Step | null) {
  const isBack = useRef(false)
  const isLeft = useRef(false)
  const draft = store.draft.value
  const isDirty = draft?.dirty.value ?? false
  useEffect(() => {
    if (draft === null || step === null) return
    if (isLeft.current) {
      isLeft.current = false
      return
    }
    const lastStep = isDirty && !isBack.current && !host.element.hasAttribute('step') ? store.lastStep() : null
    isBack.current = true
    if (lastStep !== null && lastStep !== step) host.setView('step', lastStep)
    else store.keepStep(isDirty ? step : null)
  }, [store, host, draft, isDirty, step])
  return () => {
    isLeft.current = (draft?.dirty.peek() ?? false) && step !== '1'
  }
}
