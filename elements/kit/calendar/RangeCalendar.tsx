import { type CalendarDate, endOfWeek, GregorianCalendar, parseDate, startOfWeek } from '@internationalized/date'
import { type KeyboardEvent, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useCalendarCell, useCalendarGrid, useRangeCalendar } from 'react-aria/useRangeCalendar'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState'
import { isDay } from '../../../core/base/days'
import { useLocale } from '../context'
import { modalityProps } from '../modality'
import { isRightToLeft } from '../nodes'
import { type DayRange, dayText, firstDayOfWeek, monthOf } from './days'
import { MonthNav } from './MonthNav'

// Without this flag, a press inside a shadow root counts as a press outside the calendar.
enableShadowDOM()

interface Props {
  label: string
  value: DayRange
  onChange: (value: DayRange) => void
}

/** A month in which a range is chosen: by a press of its first day and one of its last, or by a drag between them. */
export function RangeCalendar(props: Props) {
  const locale = useLocale()
  return (
    <I18nProvider locale={locale}>
      <Calendar {...props} locale={locale} />
    </I18nProvider>
  )
}

function Calendar({ label, value, onChange, locale }: Props & { locale: string }) {
  const root = useRef<HTMLDivElement>(null)
  const isSet = isDay(value.from) && isDay(value.to) && value.from <= value.to
  const state = useRangeCalendarState<CalendarDate>({
    locale,
    createCalendar: () => new GregorianCalendar(),
    firstDayOfWeek,
    autoFocus: true,
    value: isSet ? { start: parseDate(value.from), end: parseDate(value.to) } : null,
    onChange: days => onChange({ from: days.start.toString(), to: days.end.toString() }),
  })
  const month = monthOf(state.visibleRange.start.toString())
  const { calendarProps } = useRangeCalendar({ 'aria-label': label, commitBehavior: 'reset' }, state, root)

  return (
    <div {...mergeProps(calendarProps, modalityProps)} ref={root} className="range">
      <MonthNav month={month} onMonth={next => (next < month ? state.focusPreviousPage() : state.focusNextPage())} />
      <Grid state={state} locale={locale} />
      <span role="status" className="sr-only">
        {state.anchorDate && dayText(state.anchorDate.toString(), locale, { dateStyle: 'full' })}
      </span>
    </div>
  )
}

interface GridProps {
  state: RangeCalendarState
  locale: string
}

function Grid({ state, locale }: GridProps) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { firstDayOfWeek, weekdayStyle: 'short' },
    state,
  )
  // Home and End move to the ends of the week, as in the ARIA practices; in react-aria they move to the ends of the
  // month. The arrows follow the direction of the lines, which a page can set for any language; in react-aria they
  // follow the direction of the language.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const moveInWeek = (edge: typeof startOfWeek) =>
      state.setFocusedDate(edge(state.focusedDate, locale, firstDayOfWeek))
    const isForward = (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget)
    if (event.key === 'Home') moveInWeek(startOfWeek)
    else if (event.key === 'End') moveInWeek(endOfWeek)
    else if (!/^Arrow(Left|Right)$/.test(event.key)) return
    else if (isForward) state.focusNextDay()
    else state.focusPreviousDay()
    event.preventDefault()
    event.stopPropagation()
  }
  // The first Escape cancels a choice that has begun, and the second closes the surface around the calendar.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !state.anchorDate) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <table {...mergeProps(gridProps, { onKeyDown, onKeyDownCapture })} className="range-grid">
      <thead {...headerProps}>
        <tr>
          {weekDays.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week)).map(week => (
          <tr key={String(week.find(Boolean))}>
            {week.map(date => date && <Day key={String(date)} date={date} state={state} locale={locale} />)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends GridProps {
  date: CalendarDate
}

function Day({ date, state, locale }: DayProps) {
  const button = useRef<HTMLDivElement>(null)
  const isOutsideMonth = date.month !== state.visibleRange.start.month
  const { cellProps, buttonProps, formattedDate } = useCalendarCell({ date, isOutsideMonth }, state, button)
  // The label by react-aria contains words that a host cannot translate. The cell itself tells whether it is selected.
  const labelProps = { 'aria-label': dayText(date.toString(), locale, { dateStyle: 'full' }) }
  return (
    <td {...cellProps}>
      <div {...buttonProps} {...labelProps} ref={button} className="range-day" part="day" data-day={date.toString()}>
        {formattedDate}
      </div>
    </td>
  )
}
