import { Field, type FieldProps } from './Field'
import { FieldControl } from './FieldControl'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | undefined
  maxLength?: number | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  icon?: string | undefined
  prefix?: string | undefined
  suffix?: string | undefined
  /** For tracking numbers, serials and names of compositions. */
  mono?: boolean | undefined
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>
      {wiring => (
        <FieldControl icon={props.icon} prefix={props.prefix} suffix={props.suffix} advice={Boolean(props.advice)}>
          <input
            {...wiring}
            className="input"
            type={props.type ?? 'text'}
            inputMode={props.inputMode}
            maxLength={props.maxLength}
            placeholder={props.placeholder}
            title={props.placeholder}
            autoComplete={props.autoComplete ?? 'off'}
            readOnly={props.readOnly}
            data-mono={props.mono || undefined}
            value={props.value}
            onChange={event => props.onChange(event.target.value)}
          />
        </FieldControl>
      )}
    </Field>
  )
}
