import type { Translate } from '../../core/i18n/translate'

/** How long a drive is out, in words; null where nobody said since when. */
export function timeOut(days: number | null, t: Translate): string {
  if (days === null) return t('shipments.returnUndated')
  return days === 0 ? t('shipments.outToday') : t('shipments.daysOut', { count: days })
}
