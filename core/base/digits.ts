const anyDigit = /\p{Nd}/u

/** Returns a text with the digits of all scripts replaced by 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, digit => String(digitValue(digit.codePointAt(0) ?? 0)))
}

/** Returns the value of a digit. Unicode has the digits of each script in a row from 0 to 9; rows may be adjacent. */
function digitValue(code: number): number {
  let first = code
  while (anyDigit.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}
