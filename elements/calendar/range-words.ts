import { isolate, runsFromRight } from '../../core/base/bidi'
import type { Translate } from '../../core/i18n/translate'
import { type DayRange, dayWords } from '../kit/calendar/days'

/** "Thu 2026-03-05": days are YYYY-MM-DD in every language (decision 28), which a weekday from right to left must not turn around. */
export function dayName(day: string, locale: string): string {
  const weekday = dayWords(day, locale, { weekday: 'short' })
  return runsFromRight(weekday) ? `${isolate(weekday)} ${isolate(day)}` : `${weekday} ${day}`
}

/** "Tue 2026-03-17 to Thu 2026-03-19", or the one day. */
export function rangeWords({ from, to }: DayRange, t: Translate): string {
  const first = dayName(from, t.locale)
  return from === to ? first : t('calendar.range', { from: first, to: dayName(to, t.locale) })
}
