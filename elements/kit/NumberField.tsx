import { TextField, type TextFieldProps } from './TextField'

interface Props extends Omit<TextFieldProps, 'type' | 'inputMode' | 'mono' | 'autoComplete'> {
  /** Digits after the point; none by default. */
  decimals?: number | undefined
  maxLength: number
}

/** A number as it is typed: a text, since a half-typed number is none yet. Anything that is no number is not taken. */
export function NumberField({ decimals = 0, onChange, ...props }: Props) {
  return (
    <TextField
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={value => onChange(numberText(value, decimals))}
    />
  )
}

/** Keeps the digits of a text, and one point with at most `decimals` digits behind it; a comma counts as a point. */
export function numberText(text: string, decimals: number): string {
  const [whole = '', ...rest] = text
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  if (decimals === 0 || rest.length === 0) return whole
  return `${whole}.${rest.join('').slice(0, decimals)}`
}
