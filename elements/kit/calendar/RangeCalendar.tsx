import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState'
import { addMonths, isDay } from '../../../core/base/days'
import { useLocale } from '../context'
import { isElement, isRightToLeft } from '../nodes'
import { type DayRange, dayByKey, dayWords, monthOf } from './days'
import { MonthNav } from './MonthNav'

interface Props {
  label: string
  value: DayRange
  onChange: (value: DayRange) => void
}

/** A month in which two days are chosen: the first press begins, the second ends. */
export function RangeCalendar({ label, value, onChange }: Props) {
  const locale = useLocale()
  const grid = useRef<HTMLTableElement>(null)
  const set = isDay(value.from) && isDay(value.to) && value.from <= value.to
  const state = useRangeCalendarState<CalendarDate>({
    locale,
    createCalendar: () => new GregorianCalendar(),
    firstDayOfWeek: 'mon',
    autoFocus: true,
    value: set ? { start: parseDate(value.from), end: parseDate(value.to) } : null,
    onChange: days => onChange({ from: days.start.toString(), to: days.end.toString() }),
  })
  const month = monthOf(state.visibleRange.start.toString())
  const focused = state.focusedDate.toString()
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, focused, isRightToLeft(event.currentTarget))
    if (next !== undefined) state.setFocusedDate(parseDate(next))
    else if (event.key === 'Enter' || event.key === ' ') state.selectFocusedDate()
    else if (event.key === 'Escape' && state.anchorDate) state.setAnchorDate(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const weeks = Array.from({ length: state.getWeeksInMonth() }, (_, at) => state.getDatesInWeek(at))
  const first = weeks.find(week => week.every(Boolean)) ?? []

  return (
    <div className="range">
      <MonthNav
        month={month}
        onMonth={to => state.setFocusedDate(parseDate(addMonths(focused, to < month ? -1 : 1)))}
      />
      <table
        ref={grid}
        className="range-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid, and a table its markup
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerOver={event => withDay(event, state.highlightDate)}
        onClick={event => withDay(event, state.selectDate)}
      >
        <thead>
          <tr>
            {first.map(date => (
              <th key={String(date)} scope="col">
                {dayWords(String(date), locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={String(week.find(Boolean))}>
              {week.map(date => date && <Day key={String(date)} date={date} state={state} locale={locale} />)}
            </tr>
          ))}
        </tbody>
      </table>
      <span role="status" className="sr-only">
        {state.anchorDate && dayWords(state.anchorDate.toString(), locale, { dateStyle: 'full' })}
      </span>
    </div>
  )
}

function withDay(event: MouseEvent, act: (date: CalendarDate) => void): void {
  const cell = isElement(event.target) ? event.target.closest<HTMLElement>('[data-day]') : null
  if (cell?.dataset.day && cell.ariaDisabled !== 'true') act(parseDate(cell.dataset.day))
}

interface DayProps {
  date: CalendarDate
  state: ReturnType<typeof useRangeCalendarState<CalendarDate>>
  locale: string
}

function Day({ date, state, locale }: DayProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid are what one presses
      role="gridcell"
      className="range-day"
      part="day"
      tabIndex={date.compare(state.focusedDate) === 0 ? 0 : -1}
      aria-selected={state.isSelected(date)}
      aria-disabled={state.isCellDisabled(date) || undefined}
      aria-label={dayWords(date.toString(), locale, { dateStyle: 'full' })}
      data-day={date.toString()}
    >
      {date.day}
    </td>
  )
}
