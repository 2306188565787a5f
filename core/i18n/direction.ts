import { isolate } from '../base/bidi'

const rightToLeft = /^(ar|fa|he|ur)\b/

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.test(locale)
}

/** A number with its unit, a range, a time or a name, as one run that words of the locale leave in its order. */
export function isolatedIn(locale: string, words: string): string {
  return words && isRightToLeft(locale) ? isolate(words) : words
}
