import { weekdayOf } from '../../core/base/days'
import { isPast, planOf } from '../../core/calendar/rules'
import type { KnownDays } from '../../core/calendar/types'
import type { Translate } from '../../core/i18n/translate'
import type { MonthDay } from '../kit/MonthCell'
import { markOf } from './marks'

interface Month {
  known: KnownDays | null
  today: string
  /** Weekdays without business hours, from 1 for Monday. */
  closed: ReadonlySet<number>
}

/** What each day of the month shows. */
export function dayShown({ known, today, closed }: Month, t: Translate): (date: string) => MonthDay {
  return date => {
    const plan = planOf(known?.get(date))
    const isClosed = closed.has(weekdayOf(date))
    return {
      corner: isClosed ? t('calendar.closed') : undefined,
      muted: isClosed || isPast(date, today),
      past: isPast(date, today),
      pending: known === null,
      hatched: plan.kind === 'holiday',
      mark: markOf(plan, t),
    }
  }
}
