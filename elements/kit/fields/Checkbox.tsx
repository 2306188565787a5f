import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldMessage } from './Field'

interface Props {
  label: ReactNode
  labelHidden?: boolean | undefined
  checked: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean | undefined
  onChange: (checked: boolean) => void
  hint?: ReactNode
  error?: ReactNode
  /** Differs from what is saved. */
  changed?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** A box to tick, with its words beside it. */
export function Checkbox(props: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { indeterminate = false, error, hint } = props
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const messageId = error || hint ? `${id}-message` : undefined
  return (
    <div className="checkbox" data-tone={error ? 'danger' : undefined} data-changed={props.changed || undefined}>
      <label className="checkbox-label">
        <input
          ref={input}
          type="checkbox"
          className="tick"
          checked={props.checked}
          disabled={props.disabled}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={messageId}
          aria-errormessage={error ? messageId : undefined}
          onChange={event => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <span className={props.labelHidden ? 'sr-only' : undefined}>{props.label}</span>
      </label>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
