import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { isDay } from '../../../core/base/days'
import { useLocale } from '../context'
import { isElement } from '../nodes'
import { bandsOf } from './bands'
import { type DayRange, dayWords, monthOf, rangeOf, weeksOf } from './days'
import { MonthCell } from './MonthCell'
import type { MonthDay } from './month-day'
import { useMonthKeys } from './use-month-keys'

interface Props {
  label: string
  /** Id of an element that says how the keys select. */
  describedBy?: string | undefined
  /** "YYYY-MM". */
  month: string
  /** "YYYY-MM-DD" where the reader is. */
  today: string
  selection: DayRange | null
  /** Days were pressed, tapped by a finger, drawn over, or an end of those that are selected was moved with Shift. */
  onSelect: (days: DayRange, by: 'press' | 'tap' | 'draw' | 'extend') => void
  /** The keys led out of the month, or a neighbour's day was pressed. */
  onMonth: (month: string) => void
  /** What a day shows. */
  day: (date: string) => MonthDay
}

/**
 * A month as weeks of days. One day is in the tab order: arrows, Home, End and Page keys move, Enter or Space selects,
 * with Shift from where the selection began, or from the day in focus where that is none of it.
 */
export function MonthGrid({ label, describedBy, month, today, selection, onSelect, onMonth, day }: Props) {
  const locale = useLocale()
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(() => (monthOf(today) === month ? today : `${month}-01`))
  const start = useRef<string | null>(null)
  const drawing = useRef(false)
  /** The last key led here with Shift: the days are selected already, and Enter leaves them so. */
  const extended = useRef(false)
  const toFocus = useRef(false)
  const weeks = weeksOf(month)
  const bands = new Map(weeks.flatMap(week => [...bandsOf(week, date => day(date).mark)]))
  const current =
    monthOf(at) === month ? at : (selection?.from ?? '').startsWith(month) ? (selection?.from ?? at) : `${month}-01`

  useEffect(() => {
    if (!toFocus.current) return
    toFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])

  const go = (to: string) => {
    toFocus.current = true
    setAt(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }
  const isSelected = (date: string) => selection !== null && selection.from <= date && date <= selection.to
  /** Where the selection began, as long as it holds: a field or a button may have made it another since. */
  const began = () => {
    if (selection === null || !isDay(selection.from) || !isDay(selection.to)) return null
    return start.current === selection.to ? selection.to : selection.from
  }
  const select = (from: string, to: string, by: 'press' | 'tap' | 'draw' | 'extend' = 'press') => {
    start.current = from
    onSelect(rangeOf(from, to), by)
  }
  /** With Shift: on from where the selection began, else anew from `anew`. */
  const extend = (anew: string, to: string, holds = true) => {
    const from = holds ? began() : null
    select(from ?? anew, to, from === null ? 'draw' : 'extend')
  }
  const keys = useMonthKeys({
    current,
    onMove(next, withShift) {
      go(next)
      extended.current = withShift
      if (withShift) extend(current, next, isSelected(current))
    },
    onSelect(withShift) {
      if (withShift) extend(current, current)
      else if (!extended.current || !isSelected(current)) select(current, current)
    },
  })
  const onPointerDown = (event: PointerEvent) => {
    const pressed = dayUnder(event)
    if (!pressed || event.button !== 0) return
    drawing.current = event.pointerType === 'mouse'
    go(pressed)
    extended.current = false
    if (event.shiftKey) extend(pressed, pressed)
    else select(pressed, pressed, drawing.current ? 'press' : 'tap')
  }
  const onPointerOver = (event: PointerEvent) => {
    const reached = drawing.current && event.buttons === 1 ? dayUnder(event) : null
    if (!reached || monthOf(reached) !== month) return
    const from = start.current ?? reached
    select(from, reached, from === reached ? 'press' : 'draw')
  }

  return (
    <table
      ref={grid}
      className="month"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid, and a table its markup
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-multiselectable="true"
      {...keys}
      onPointerDown={onPointerDown}
      onPointerOver={onPointerOver}
      onPointerUp={() => {
        drawing.current = false
      }}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map(date => (
            <th key={date} scope="col" abbr={dayWords(date, locale, { weekday: 'long' })}>
              {dayWords(date, locale, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(date => (
              <MonthCell
                key={date}
                date={date}
                day={day(date)}
                band={bands.get(date)}
                locale={locale}
                outside={monthOf(date) !== month}
                today={date === today}
                selected={isSelected(date)}
                current={date === current}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayUnder(event: PointerEvent): string | null {
  const cell = isElement(event.target) ? event.target.closest<HTMLElement>('[data-day]') : null
  return cell?.dataset.day ?? null
}
