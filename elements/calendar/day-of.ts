import closedIcon from 'icon:clock-off'
import { weekdayOf } from '../../core/base/days'
import type { KeptChoice } from '../../core/calendar/kept-choice'
import { isPast, planOf } from '../../core/calendar/rules'
import type { KnownDays } from '../../core/calendar/types'
import { wantedOn } from '../../core/calendar/wanted'
import type { Translate } from '../../core/i18n/translate'
import type { MonthDay } from '../kit/MonthCell'
import { markOf, wantedMark } from './marks'

interface Month {
  known: KnownDays | null
  today: string
  /** Weekdays without business hours, from 1 for Monday. */
  closed: ReadonlySet<number>
  /** What is chosen and not saved: shown ahead. */
  unsaved: readonly KeptChoice[]
}

/** What each day of the month shows. */
export function dayShown({ known, today, closed, unsaved }: Month, t: Translate): (date: string) => MonthDay {
  return date => {
    const plan = planOf(known?.get(date))
    const wanted = wantedOn(unsaved, date, today)
    const isClosed = closed.has(weekdayOf(date))
    return {
      corner: isClosed ? { icon: closedIcon, label: t('calendar.closed') } : undefined,
      muted: isClosed || isPast(date, today),
      past: isPast(date, today),
      pending: known === null,
      hatched: (wanted ?? plan).kind === 'holiday',
      mark: wanted ? wantedMark(wanted, plan, t) : markOf(plan, t),
    }
  }
}
