import { sentenceCase } from '../i18n/status-look'
import { type Text, text, verbatim } from '../i18n/translate'
import type { DeliveryType } from '../wire/service-areas'

const deliveries = {
  HARD_DRIVE: 'registration.byDrive',
  SATELLITE: 'registration.bySatellite',
  INTERNET: 'registration.byInternet',
} as const satisfies Record<DeliveryType, string>

/** Returns "by drive", also without a type. An unknown type is shown as it is (decision 18). */
export function deliveryText(type: DeliveryType | '' | null | undefined): Text {
  const code = type || 'HARD_DRIVE'
  return Object.hasOwn(deliveries, code) ? text(deliveries[code]) : verbatim(sentenceCase(code))
}
