import closedIcon from 'icon:clock-off'
import { useMemo } from 'react'
import { countDays, isDay } from '../../core/base/days'
import { offsetIn } from '../../core/base/time'
import type { SelectedBy } from '../../core/calendar/choices'
import type { Choice, KnownDays } from '../../core/calendar/types'
import type { DayRange } from '../kit/calendar/days'
import { MonthGrid } from '../kit/calendar/MonthGrid'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { dayShown } from './day-of'
import { MarkedDays } from './MarkedDays'
import { kindLook } from './marks'
import { rangeWords } from './range-words'

interface Props {
  month: string
  today: string
  zone: string
  known: KnownDays | null
  busy: boolean
  closed: ReadonlySet<number>
  selection: DayRange | null
  unsaved: ReadonlyMap<string, Choice>
  onSelect(days: DayRange, by: SelectedBy): void
  onMonth(month: string): void
}

/** The month, what its marks mean, and its marked days in words where it is narrow. */
export function MonthPanel({ month, today, zone, known, busy, closed, selection, unsaved, onSelect, onMonth }: Props) {
  const t = useText()
  const day = useMemo(() => dayShown({ known, today, closed, unsaved }, t), [known, today, closed, unsaved, t])
  // What is typed into the panel may be on its way to a day; what is drawn or reached by keys is said.
  const isRange = selection !== null && isDay(selection.from) && isDay(selection.to)
  return (
    <div className="calendar-month" aria-busy={busy}>
      <MonthGrid
        label={t('calendar.title')}
        month={month}
        today={today}
        selection={selection}
        onSelect={onSelect}
        onMonth={onMonth}
        day={day}
      />
      <span role="status" className="sr-only">
        {isRange &&
          `${rangeWords(selection, t)}. ${t('calendar.dayCount', { count: countDays(selection.from, selection.to) })}`}
      </span>
      <MarkedDays month={month} known={known} onSelect={days => onSelect(days, 'press')} />
      <div className="panel-foot">
        {(['holiday', 'discount', 'surge'] as const).map(kind => (
          <span key={kind} className="month-key" data-tone={kindLook[kind].tone}>
            <Icon of={kindLook[kind].icon} />
            {t(kind === 'holiday' ? 'calendar.holidayKey' : `calendar.${kind}`)}
          </span>
        ))}
        {closed.size > 0 && (
          <span className="month-key month-corner-key" data-tone="mute">
            <Icon of={closedIcon} />
            {t('calendar.closed')}
          </span>
        )}
        <span className="push">{t('calendar.zone', { offset: offsetIn(zone, `${month}-15T12:00:00Z`), zone })}</span>
      </div>
    </div>
  )
}
