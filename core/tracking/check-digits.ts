/**
 * Check digits of tracking numbers. Each function receives the whole number with the check digit at its end, without
 * blanks and in upper case, and returns whether the last character follows from the others.
 */

const split = (number: string) => ({ body: [...number.slice(0, -1)], check: number.slice(-1) })

/**
 * Returns the value of a character: a digit itself, a letter by the last digit of its code less 3, so that A is 2 and B
 * is 3.
 */
function digitOf(character: string): number {
  return character >= 'A' ? (character.charCodeAt(0) - 3) % 10 : Number(character)
}

/**
 * Returns whether the check digit fills the weighted sum of the other values up to a multiple of ten. The weights
 * `first` and `second` alternate.
 */
export function fitsMod10(number: string, first: number, second: number): boolean {
  const { body, check } = split(number)
  const sum = body.reduce(
    (total, character, index) => total + digitOf(character) * (index % 2 === 0 ? first : second),
    0,
  )
  return (10 - (sum % 10)) % 10 === digitOf(check)
}

/** Returns whether the check digit is the last digit of the weighted sum modulo 11. The weights repeat. */
export function fitsMod11(number: string, weights: readonly number[]): boolean {
  const { body, check } = split(number)
  const sum = body.reduce((total, digit, index) => total + Number(digit) * (weights[index % weights.length] ?? 0), 0)
  return (sum % 11) % 10 === Number(check)
}

/** Returns whether the check digit is the number before it modulo 7. */
export function fitsMod7(number: string): boolean {
  const { body, check } = split(number)
  return body.reduce((rest, digit) => (rest * 10 + Number(digit)) % 7, 0) === Number(check)
}

/** Returns whether a number passes the Luhn check (ISO/IEC 7812-1), which doubles every second digit from the right. */
export function fitsLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const s10Weights = [8, 6, 4, 2, 3, 5, 9, 7]

/**
 * Returns whether the nine digits of a postal item have the right check digit (UPU S10, where 0 replaces 10 and 5
 * replaces 11).
 */
export function fitsS10(digits: string): boolean {
  const { body, check } = split(digits)
  const rest = 11 - (body.reduce((total, digit, index) => total + Number(digit) * (s10Weights[index] ?? 0), 0) % 11)
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(check)
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns whether a number passes the check of ISO 7064, mod 37,36. */
export function fitsMod37(number: string): boolean {
  const { body, check } = split(number)
  const size = alphabet.length
  const product = body.reduce((rest, character) => {
    const sum = (rest + alphabet.indexOf(character)) % size || size
    return (sum * 2) % (size + 1)
  }, size)
  return (product + alphabet.indexOf(check)) % size === 1
}
