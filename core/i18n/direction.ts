import { isolate } from '../base/bidi'

const rightToLeft = /^(ar|fa|he|ur)\b/

/** Returns whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.test(locale)
}

/** Isolates a number with its unit, a range, a time or a name, so that the text around keeps its order. */
export function isolatedIn(locale: string, text: string): string {
  return text && isRightToLeft(locale) ? isolate(text) : text
}
