import { isRightToLeft } from '../../core/i18n/direction'

/**
 * Returns `other` when the language of the texts runs against the direction of the page around the element; the style
 * sheets then keep the order of the texts.
 */
export function otherDirection(isRtl: boolean, locale: string): 'other' | undefined {
  return isRtl === isRightToLeft(locale) ? undefined : 'other'
}
