import { type ReactNode, useId } from 'react'
import { FieldMessage } from './Field'

interface Props {
  label: ReactNode
  checked: boolean
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean | undefined
  onChange: (checked: boolean) => void
  hint?: ReactNode
  error?: ReactNode
  /** Differs from what is saved. */
  changed?: boolean | undefined
}

/** A box to tick, with its words beside it. */
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
