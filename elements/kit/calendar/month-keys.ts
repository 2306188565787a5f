import { addDays } from '../../../core/base/days'
import { addMonths, placeInWeek } from './days'

/** Where a key leads from a day in a month of weeks; null for a key that leads nowhere. */
export function dayByKey(key: string, day: string, firstWeekday: number, rightToLeft: boolean): string | null {
  const place = placeInWeek(day, firstWeekday)
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, rightToLeft ? 1 : -1)
    case 'ArrowRight':
      return addDays(day, rightToLeft ? -1 : 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -place)
    case 'End':
      return addDays(day, 6 - place)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}
