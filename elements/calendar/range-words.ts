import { dayNumber } from '../../core/base/days'
import type { DayRange } from '../kit/days'

/** "22 – 24 December 2026" in the words of a locale, or the one day with its weekday. */
export function rangeWords({ from, to }: DayRange, locale: string): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  if (from === to) return new Intl.DateTimeFormat(locale, { ...form, weekday: 'long' }).format(dayNumber(from))
  return new Intl.DateTimeFormat(locale, form).formatRange(dayNumber(from), dayNumber(to))
}

/** "22 – 24 Dec", for a list whose month stands above it. */
export function shortRangeWords({ from, to }: DayRange, locale: string): string {
  const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, form).formatRange(dayNumber(from), dayNumber(to))
}
