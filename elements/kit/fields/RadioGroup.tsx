import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/Icon'
import { FieldMessage } from './Field'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  detail?: ReactNode
  icon?: string | undefined
  disabled?: boolean | undefined
}

interface Props<Value extends string> {
  label: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  /** Whether the options are rows of one bordered list, for choices with a line of explanation. */
  boxed?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** A choice of one among a few visible options. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const id = useId()
  const messageId = props.error || props.hint ? `${id}-message` : undefined
  return (
    <fieldset
      className="radio-group"
      data-boxed={props.boxed || undefined}
      data-tone={props.error ? 'danger' : undefined}
      aria-describedby={messageId}
    >
      <legend className="field-label">{props.label}</legend>
      <div className="radio-options">
        {props.options.map(option => (
          <label key={option.value} className="radio-option">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} />}
            <span className="radio-words">
              <span>{option.label}</span>
              {option.detail && <span className="radio-detail">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} hint={props.hint} error={props.error} />
    </fieldset>
  )
}
