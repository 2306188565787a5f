import { useState } from 'react'
import { withLatinDigits } from '../../../core/base/digits'
import { TextField, type TextFieldProps } from './TextField'

interface Props extends Omit<TextFieldProps, 'type' | 'inputMode' | 'mono' | 'maxLength' | 'onChange'> {
  onChange: (value: string) => void
  /** The number of decimals, by default none. */
  decimals?: number | undefined
}

/**
 * A number field with a text as its value, since incomplete or invalid numbers must stay visible. The text does not
 * change while the person types; after the field is left it shows the parsed number.
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
 * Returns the whole number in a text, without currency sign, spaces and group separators. Other texts are returned as
 * they are, so that the rules can reject them. With `decimals`, every text is returned, because the rules parse it.
 */
export function numberText(text: string, decimals: number): string {
  if (decimals > 0) return text
  const bare = withLatinDigits(text).replace(/[\p{Sc}\s'’]/gu, '')
  const number = plainNumber(bare)
  if (number === null) return text.trim()
  return number.includes('.') ? bare : number
}

/** Returns "1,234.50", "1.234,50" and "1234,5" as digits with one point; null for any other text. */
function plainNumber(bare: string): string | null {
  const [, separator] = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/.exec(bare) ?? []
  const grouped = separator !== undefined && (separator === ',' || bare.split('.').length > 2 || bare.includes(','))
  const digits = grouped ? bare.replaceAll(separator, '') : bare
  const number = digits.replace(',', '.')
  return /^\d*\.?\d*$/.test(number) ? number : null
}
