import { TextField, type TextFieldProps } from './TextField'

interface Props extends Omit<TextFieldProps, 'type' | 'inputMode' | 'mono' | 'autoComplete'> {
  /** Digits after the point; none by default. */
  decimals?: number | undefined
  /** Of the number alone: a currency sign or separators that are pasted with it do not count. */
  maxLength: number
}

/** A number as it is typed: a text, since a half-typed number is none yet, and what is none stays to be seen. */
export function NumberField({ decimals = 0, maxLength, onChange, ...props }: Props) {
  return (
    <TextField
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={text => onChange(numberText(text, props.value, decimals, maxLength))}
    />
  )
}

/**
 * What a field that says `before` says once it has become `text`: the number in it without currency sign, spaces and
 * separators of groups. What is no plain number stays as it is, so that the rule can say so, and so does one with more
 * than `most` characters that was pasted; a key that makes it too long, or is none of a number, is not taken.
 */
export function numberText(text: string, before: string, decimals: number, most: number): string {
  const bare = text.replace(/[\p{Sc}\s'’]/gu, '')
  const number = plainNumber(bare)
  const isKey = text.length === before.length + 1
  if (isKey && (/[^\d.,+\-−]/.test(bare) || (number ?? bare).length > Math.max(most, before.length))) return before
  if (number === null) return isKey ? bare : text.trim()
  return decimals > 0 || !number.includes('.') ? number : bare
}

/** "1,234.50", "1.234,50" and "1234,5" as digits with one point; null for anything else. */
function plainNumber(bare: string): string | null {
  const [, separator] = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/.exec(bare) ?? []
  const grouped = separator !== undefined && (separator === ',' || bare.split('.').length > 2 || bare.includes(','))
  const digits = grouped ? bare.replaceAll(separator, '') : bare
  const number = digits.replace(',', '.')
  return /^\d*\.?\d*$/.test(number) ? number : null
}
