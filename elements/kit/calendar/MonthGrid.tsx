import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { isDay } from '../../../core/base/days'
import { useLocale } from '../context'
import { isElement } from '../nodes'
import { bandsOf } from './bands'
import { type DayRange, dayText, monthOf, rangeOf, weeksOf } from './days'
import { MonthCell } from './MonthCell'
import type { MonthDay } from './month-day'
import { useMonthKeys } from './use-month-keys'

interface Props {
  label: string
  /** The id of an element that explains the keys for selecting. */
  describedBy?: string | undefined
  /** The month, "YYYY-MM". */
  month: string
  /** Today in the person's time zone, "YYYY-MM-DD". */
  today: string
  selection: DayRange | null
  /** Is called when days are pressed, tapped, drawn over, or when an end of the selection is moved with Shift. */
  onSelect: (days: DayRange, by: 'press' | 'tap' | 'draw' | 'extend') => void
  /** Is called when a key leaves the month, or a day of another month is pressed. */
  onMonth: (month: string) => void
  /** Returns the content of a day. */
  day: (date: string) => MonthDay
}

/**
 * A month as weeks of days. One day is in the tab order: arrows, Home, End and Page keys move, Enter or Space selects.
 * With Shift they extend the selection from its start, or from the focused day when that is outside the selection.
 */
export function MonthGrid({ label, describedBy, month, today, selection, onSelect, onMonth, day }: Props) {
  const locale = useLocale()
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState(() => (monthOf(today) === month ? today : `${month}-01`))
  const start = useRef<string | null>(null)
  const isDrawing = useRef(false)
  /** Whether the last key moved with Shift: the days are already selected, and Enter keeps them. */
  const wasExtended = useRef(false)
  const shouldFocus = useRef(false)
  const weeks = weeksOf(month)
  const bands = new Map(weeks.flatMap(week => [...bandsOf(week, date => day(date).mark)]))
  const current =
    monthOf(focused) === month
      ? focused
      : (selection?.from ?? '').startsWith(month)
        ? (selection?.from ?? focused)
        : `${month}-01`

  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])

  const go = (to: string) => {
    shouldFocus.current = true
    setFocused(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }
  const isSelected = (date: string) => selection !== null && selection.from <= date && date <= selection.to
  /** Returns the start of the selection; null without a selection. Fields and buttons can change the selection too. */
  const startOfSelection = () => {
    if (selection === null || !isDay(selection.from) || !isDay(selection.to)) return null
    return start.current === selection.to ? selection.to : selection.from
  }
  const select = (from: string, to: string, by: 'press' | 'tap' | 'draw' | 'extend' = 'press') => {
    start.current = from
    onSelect(rangeOf(from, to), by)
  }
  /** Extends the selection from its start, or begins a new one at `newStart`. */
  const extend = (newStart: string, to: string, canExtend = true) => {
    const from = canExtend ? startOfSelection() : null
    select(from ?? newStart, to, from === null ? 'draw' : 'extend')
  }
  const keys = useMonthKeys({
    current,
    onMove(next, withShift) {
      go(next)
      wasExtended.current = withShift
      if (withShift) extend(current, next, isSelected(current))
    },
    onSelect(withShift) {
      if (withShift) extend(current, current)
      else if (!wasExtended.current || !isSelected(current)) select(current, current)
    },
  })
  const onPointerDown = (event: PointerEvent) => {
    const pressed = dayUnder(event)
    if (!pressed || event.button !== 0) return
    isDrawing.current = event.pointerType === 'mouse'
    go(pressed)
    wasExtended.current = false
    if (event.shiftKey) extend(pressed, pressed)
    else select(pressed, pressed, isDrawing.current ? 'press' : 'tap')
  }
  const onPointerOver = (event: PointerEvent) => {
    const reached = isDrawing.current && event.buttons === 1 ? dayUnder(event) : null
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
        isDrawing.current = false
      }}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map(date => (
            <th key={date} scope="col" abbr={dayText(date, locale, { weekday: 'long' })}>
              {dayText(date, locale, { weekday: 'short' })}
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
