import { useCallback, useId, useState } from 'react'
import { countDays, isDay, weekdayOf } from '../../core/base/days'
import { offsetIn } from '../../core/base/time'
import { isPast, planOf } from '../../core/calendar/rules'
import { MonthGrid } from '../kit/calendar/MonthGrid'
import type { DayLoad, MonthDay } from '../kit/calendar/month-day'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { useCalendar } from './calendar-context'
import { LoadPlace } from './LoadPlace'
import { choiceMark, kindLook, markOf } from './marks'
import { rangeLabel } from './range-label'

/** The month, and the key to its marks. */
export function MonthPanel() {
  const t = useText()
  const { month, today, zone, shown, closed, editing, showMonth } = useCalendar()
  const { days: selection, unsaved, select } = editing
  const keysHint = useId()
  const [loads, setLoads] = useState<ReadonlyMap<string, DayLoad> | null>(null)
  const records = shown.data
  const day = useCallback(
    (date: string): MonthDay => {
      const plan = planOf(records?.get(date))
      // An unsaved choice is shown instead of the saved plan.
      const choice = unsaved.get(date)
      const isClosed = closed.has(weekdayOf(date))
      return {
        corner: isClosed ? { label: t('calendar.closed'), short: t('calendar.closedShort') } : undefined,
        muted: isClosed || isPast(date, today),
        past: isPast(date, today),
        pending: records === null,
        hatched: (choice ?? plan).kind === 'holiday',
        mark: choice ? choiceMark(choice, t) : markOf(plan, t),
        load: loads?.get(date),
      }
    },
    [records, today, closed, unsaved, loads, t],
  )
  // A date that is typed in the panel may be incomplete. A complete range is announced to screen readers.
  const isRange = selection !== null && isDay(selection.from) && isDay(selection.to)
  return (
    <div className="calendar-month" aria-busy={shown.busy}>
      <MonthGrid
        label={t('calendar.title')}
        describedBy={keysHint}
        month={month}
        today={today}
        selection={selection}
        onSelect={select}
        onMonth={showMonth}
        day={day}
      />
      <span id={keysHint} hidden>
        {t('calendar.keysHint')}
      </span>
      <span role="status" className="sr-only">
        {isRange &&
          `${rangeLabel(selection, t)}. ${t('calendar.dayCount', { count: countDays(selection.from, selection.to) })}`}
      </span>
      <div className="panel-foot">
        {(['holiday', 'discount', 'surge'] as const).map(kind => (
          <span key={kind} className="month-key" data-tone={kindLook[kind].tone}>
            <Icon of={kindLook[kind].icon} />
            <span>{t(kind === 'holiday' ? 'calendar.holidayKey' : `calendar.${kind}`)}</span>
          </span>
        ))}
        <LoadPlace month={month} onLoads={setLoads} />
        <span className="push month-hints">
          <span className="tap-hint">{t('calendar.tapHint')}</span>
          {selection === null && <span className="click-hint">{t('calendar.clickHint')}</span>}
          <span>{t('calendar.zone', { offset: offsetIn(zone, `${month}-15T12:00:00Z`), zone })}</span>
        </span>
      </div>
    </div>
  )
}
