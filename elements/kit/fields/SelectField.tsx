import chevronDown from 'icon:chevron-down'
import { isolatedIn } from '../../../core/i18n/direction'
import { useLocale } from '../context'
import { Field, type FieldProps } from './Field'

interface Props extends FieldProps {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  /** A text for an empty value, which means no choice. */
  placeholder?: string | undefined
  icon?: string | undefined
}

/**
 * A choice from a short list: the platform's own select. When read-only it shows the choice, which cannot be changed.
 */
export function SelectField({ value, onChange, options, placeholder, icon, ...field }: Props) {
  const locale = useLocale()
  return (
    <Field {...field} inside={{ icon, endIcon: chevronDown }}>
      {wiring => (
        <select
          {...wiring}
          className="input"
          part="field"
          disabled={field.disabled || field.readOnly}
          data-empty={value === '' || undefined}
          data-read-only={field.readOnly || undefined}
          value={value}
          title={options.find(option => option.value === value)?.label}
          onChange={event => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {isolatedIn(locale, option.label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
