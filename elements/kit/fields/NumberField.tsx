import { useState } from 'react'
import { withLatinDigits } from '../../../core/base/digits'
import { TextField, type TextFieldProps } from './TextField'

interface Props extends Omit<TextFieldProps, 'type' | 'inputMode' | 'mono' | 'maxLength' | 'onChange'> {
  onChange: (value: string) => void
  /** Digits after the point; none by default. */
  decimals?: number | undefined
}

/**
 * A number as it is typed: a text, since a half-typed number is none yet, and what is none stays to be seen. Nothing
 * typed is cut or changed under the hand; once the field is left it shows what was understood.
 */
export function NumberField({ decimals = 0, onChange, onBlur, ...props }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && numberText(typed, decimals) === props.value ? typed : props.value
  return (
    <TextField
      {...props}
      value={shown}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
      onChange={text => {
        setTyped(text)
        onChange(numberText(text, decimals))
      }}
    />
  )
}

/**
 * The whole number in a text without currency sign, spaces and separators of groups. What is no plain number stays as it
 * is, so that the rule can say so, and so does every number with decimals, which the rules read themselves.
 */
export function numberText(text: string, decimals: number): string {
  if (decimals > 0) return text
  const bare = withLatinDigits(text).replace(/[\p{Sc}\s'’]/gu, '')
  const number = plainNumber(bare)
  if (number === null) return text.trim()
  return number.includes('.') ? bare : number
}

/** "1,234.50", "1.234,50" and "1234,5" as digits with one point; null for anything else. */
function plainNumber(bare: string): string | null {
  const [, separator] = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/.exec(bare) ?? []
  const grouped = separator !== undefined && (separator === ',' || bare.split('.').length > 2 || bare.includes(','))
  const digits = grouped ? bare.replaceAll(separator, '') : bare
  const number = digits.replace(',', '.')
  return /^\d*\.?\d*$/.test(number) ? number : null
}
