import { type ReactNode, useId } from 'react'
import { FieldMessage } from './Field'

interface Props {
  label: ReactNode
  checked: boolean
  /** Whether only some of several items are chosen. */
  indeterminate?: boolean | undefined
  onChange: (checked: boolean) => void
  hint?: ReactNode
  error?: ReactNode
  /** Whether the value differs from the saved one. */
  changed?: boolean | undefined
}

/** A checkbox with its label beside it. */
export function Checkbox(props: Props) {
  const id = useId()
  const { indeterminate = false, error, hint } = props
  const messageId = error || hint ? `${id}-message` : undefined
  return (
    <div className="checkbox" data-tone={error ? 'danger' : undefined} data-changed={props.changed || undefined}>
      <label className="checkbox-label">
        <input
          ref={box => {
            if (box) box.indeterminate = indeterminate
          }}
          type="checkbox"
          className="tick"
          part="checkbox"
          checked={props.checked}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={messageId}
          aria-errormessage={error ? messageId : undefined}
          onChange={event => props.onChange(event.target.checked)}
        />
        <span>{props.label}</span>
      </label>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
