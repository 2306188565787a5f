import { Field, type FieldProps, type Inside } from './Field'

export interface TextFieldProps extends FieldProps, Omit<Inside, 'endIcon'> {
  value: string
  /** @param field the changed input, which has no focus when a program such as a password manager fills it in */
  onChange: (value: string, field: HTMLInputElement) => void
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | undefined
  maxLength?: number | undefined
  placeholder?: string | undefined
  /** Whether the font is monospaced, for tracking numbers, serials and names of compositions. */
  mono?: boolean | undefined
}

/** A line of text. */
export function TextField({ icon, prefix, suffix, ...props }: TextFieldProps) {
  return (
    <Field {...props} inside={{ icon, prefix, suffix }}>
      {wiring => (
        <input
          {...wiring}
          className="input"
          part="field"
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          title={props.placeholder}
          autoComplete="off"
          readOnly={props.readOnly}
          data-mono={props.mono || undefined}
          value={props.value}
          onChange={event => props.onChange(event.target.value, event.target)}
        />
      )}
    </Field>
  )
}
