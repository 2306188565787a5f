import { type ReactNode, useId } from 'react'
import { FieldMessage } from './Field'

interface ProblemProps {
  /** The accessible name: the subject of the error. */
  label: string
  error: ReactNode
  /** Whether screen readers announce the error when it appears. */
  isAnnounced?: boolean
}

/** An error of something that is no field, such as a list that must not be empty. The error can receive the focus. */
export function ProblemOf({ label, error, isAnnounced = false }: ProblemProps) {
  const id = useId()
  const message = error ? (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields, and rows of fields count the fieldsets beside them
    <div role="group" aria-label={label} aria-describedby={id} tabIndex={-1} data-problem="">
      <FieldMessage id={id} error={error} />
    </div>
  ) : null
  return isAnnounced ? <div role="alert">{message}</div> : message
}
