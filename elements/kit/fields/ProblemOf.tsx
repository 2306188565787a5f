import { type ReactNode, useId } from 'react'
import { FieldMessage } from './Field'

interface ProblemProps {
  /** What it is wrong with, for those who listen. */
  label: string
  error: ReactNode
  /** Said at once when it comes. */
  spoken?: boolean
}

/** What is wrong with something that is no field, such as a list that must not be empty. The focus can be brought to it. */
export function ProblemOf({ label, error, spoken = false }: ProblemProps) {
  const id = useId()
  const message = error ? (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields, and rows of fields count the fieldsets beside them
    <div role="group" aria-label={label} aria-describedby={id} tabIndex={-1} data-problem="">
      <FieldMessage id={id} error={error} />
    </div>
  ) : null
  return spoken ? <div role="alert">{message}</div> : message
}
