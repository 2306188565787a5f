import { isRightToLeft } from '../../core/i18n/direction'

/** How the words of a locale stand to the page around: `other` runs against it, and the sheet keeps its order. */
export function wordsAgainst(isRtl: boolean, locale: string): 'other' | undefined {
  return isRtl === isRightToLeft(locale) ? undefined : 'other'
}
