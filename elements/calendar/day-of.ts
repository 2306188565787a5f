import closedIcon from 'icon:clock-off'
import { weekdayOf } from '../../core/base/days'
import { isPast, planOf } from '../../core/calendar/rules'
import type { Choice, KnownDays } from '../../core/calendar/types'
import { wantedOf } from '../../core/calendar/wanted'
import type { Translate } from '../../core/i18n/translate'
import type { MonthDay } from '../kit/calendar/MonthCell'
import { markOf, wantedMark } from './marks'

interface Month {
  known: KnownDays | null
  today: string
  /** Weekdays without business hours, from 1 for Monday. */
  closed: ReadonlySet<number>
  /** What is chosen and not saved: shown ahead. */
  unsaved: ReadonlyMap<string, Choice>
}

/** What each day of the month shows. */
export function dayShown({ known, today, closed, unsaved }: Month, t: Translate): (date: string) => MonthDay {
  return date => {
    const plan = planOf(known?.get(date))
    const choice = unsaved.get(date)
    const isClosed = closed.has(weekdayOf(date))
    return {
      corner: isClosed ? { icon: closedIcon, label: t('calendar.closed') } : undefined,
      muted: isClosed || isPast(date, today),
      past: isPast(date, today),
      pending: known === null,
      hatched: (choice ?? plan).kind === 'holiday',
      mark: choice ? wantedMark(wantedOf(choice), t) : markOf(plan, t),
    }
  }
}
