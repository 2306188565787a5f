import { withLatinDigits } from './digits'
import { invisible } from './plain-text'

/**
 * Matches whole digits, digits in groups of three, or digits in groups as India writes them, and an optional decimal
 * sign.
 */
const shape = /^(\d+|\d{1,3}([ '.,٬])\d{3}(?:\2\d{3})*|\d{1,2}(?:,\d{2})+,\d{3})(?:([.,٫])(\d*))?$/

/**
 * Returns a typed number as digits with a point ("1234.50"), with its decimals as typed; null for any other text. The
 * point, the comma and the Arabic decimal sign are read in every language, as are the digits of every script. "1,234"
 * and "1.234" are refused, since people in some countries read them as 1234, and in others as 1.234.
 */
export function readDecimal(typed: string): string | null {
  const plain = withLatinDigits(typed.replace(invisible, ''))
    .trim()
    .replace(/\s/g, ' ')
    .replace(/[’‘ʼ＇]/g, "'")
    .replace(/[،，]/g, ',')
    .replace(/．/g, '.')
  const [, whole = '', group, sign, decimals = ''] = shape.exec(plain) ?? []
  if (whole === '' || (sign !== undefined && whole.includes(sign))) return null
  const isSignAmbiguous = sign !== '٫' && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  const isGroupAmbiguous = sign === undefined && /^[1-9]\d{0,2}[.,]\d{3}$/.test(whole)
  if (isSignAmbiguous || isGroupAmbiguous) return null
  // A number with groups does not begin with 0.
  if (group !== undefined && whole.startsWith('0')) return null
  return whole.replace(/\D/g, '') + (decimals === '' ? '' : `.${decimals}`)
}

/** Returns the value of a typed number; NaN for any other text. */
export function decimalOf(typed: string): number {
  const read = readDecimal(typed)
  return read === null ? Number.NaN : Number(read)
}

/** Returns a number as a field shows it, in a form that `readDecimal` reads: three decimals get a fourth. */
export function decimalText(value: number): string {
  return String(value).replace(/^([1-9]\d{0,2}\.\d{3})$/, '$10')
}
