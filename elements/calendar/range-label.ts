import { longDay } from '../../core/base/time'
import type { Translate } from '../../core/i18n/translate'
import type { DayRange } from '../kit/calendar/days'

/** Returns "Tue 2026-03-17 to Thu 2026-03-19", or a single day. */
export function rangeLabel({ from, to }: DayRange, t: Translate): string {
  const first = longDay(from, t.locale)
  return from === to ? first : t('calendar.range', { from: first, to: longDay(to, t.locale) })
}
