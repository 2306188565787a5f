import { useEffect, useState } from 'react'
import type { Errors } from '../../core/registration/types'
import type { WizardProps } from './step-props'

/** What is missing on any step, told or not; null until it is known, and on a first step that nobody has left. */
export function useMissing({ form, onCheck }: WizardProps, wanted: boolean): Errors | null {
  const [missing, setMissing] = useState<Errors | null>(null)
  useEffect(() => {
    if (!wanted) return
    let latest = true
    onCheck(form).then(
      found => latest && setMissing(found),
      () => latest && setMissing(null),
    )
    return () => {
      latest = false
    }
  }, [form, onCheck, wanted])
  return missing
}
