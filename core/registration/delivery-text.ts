import { sentenceCase } from '../i18n/status-look'
import { type Text, text, verbatim } from '../i18n/translate'
import type { DeliveryType } from '../wire/service-areas'

const textKeys = {
  HARD_DRIVE: 'registration.byDrive',
  SATELLITE: 'registration.bySatellite',
  INTERNET: 'registration.byInternet',
} as const satisfies Record<DeliveryType, string>

/**
 * Returns the text of a delivery type, such as "by drive". A missing type counts as a drive, and an unknown one is shown
 * as the server sends it (decision 18).
 */
export function deliveryText(type: DeliveryType | '' | null | undefined): Text {
  const code = type || 'HARD_DRIVE'
  return Object.hasOwn(textKeys, code) ? text(textKeys[code]) : verbatim(sentenceCase(code))
}
