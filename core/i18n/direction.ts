import { isolate } from '../base/bidi'

const rightToLeft = /^(ar|fa|he|ur)\b/

/** Whether a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return rightToLeft.test(locale)
}

/** How the words of a locale stand to the page around: `other` runs against it, and the sheet keeps its order. */
export function wordsAgainst(isRtl: boolean, locale: string): 'other' | undefined {
  return isRtl === isRightToLeft(locale) ? undefined : 'other'
}

/** A number with its unit, a range, a time or a name, as one run that words of the locale leave in its order. */
export function isolatedIn(locale: string, words: string): string {
  return isRightToLeft(locale) && words !== '' ? isolate(words) : words
}
