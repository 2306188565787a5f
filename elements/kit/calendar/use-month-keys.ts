import { endOfWeek, GregorianCalendar, parseDate, startOfWeek } from '@internationalized/date'
import type { KeyboardEvent } from 'react'
import { useKeyboard } from 'react-aria/useKeyboard'
import { useCalendarState } from 'react-stately/useCalendarState'
import { useLocale } from '../context'
import { isRightToLeft } from '../nodes'
import { firstDayOfWeek } from './days'

interface MonthKeys {
  /** The day that has the focus, "YYYY-MM-DD". */
  current: string
  /** Is called with the day that a key moves to, and whether Shift is held. */
  onMove: (day: string, withShift: boolean) => void
  /** Is called for Enter and Space, with whether Shift is held. */
  onSelect: (withShift: boolean) => void
}

/**
 * Handles the keys of a calendar grid by the ARIA practices: arrows, Home and End of the week, Page keys for a month,
 * Enter and Space.
 * @returns the attributes of the grid
 */
export function useMonthKeys({ current, onMove, onSelect }: MonthKeys) {
  const locale = useLocale()
  let withShift = false
  const state = useCalendarState({
    locale,
    createCalendar: () => new GregorianCalendar(),
    firstDayOfWeek,
    focusedValue: parseDate(current),
    onFocusChange: day => onMove(day.toString(), withShift),
  })
  const moveByDay = (forward: boolean) => (forward ? state.focusNextDay() : state.focusPreviousDay())
  const moveInWeek = (edge: typeof startOfWeek) => state.setFocusedDate(edge(state.focusedDate, locale, firstDayOfWeek))
  const moves: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowLeft: event => moveByDay(isRightToLeft(event.currentTarget)),
    ArrowRight: event => moveByDay(!isRightToLeft(event.currentTarget)),
    ArrowUp: () => state.focusPreviousRow(),
    ArrowDown: () => state.focusNextRow(),
    Home: () => moveInWeek(startOfWeek),
    End: () => moveInWeek(endOfWeek),
    PageUp: () => state.focusPreviousSection(),
    PageDown: () => state.focusNextSection(),
    Enter: event => onSelect(event.shiftKey),
    ' ': event => onSelect(event.shiftKey),
  }
  const shortcuts = Object.entries(moves).flatMap(([key, move]) => {
    const act = (event: KeyboardEvent) => {
      withShift = event.shiftKey
      move(event)
    }
    return [key, `Shift+${key}`].map(shortcut => [shortcut, act] as const)
  })
  return useKeyboard({ allowRepeats: true, shortcuts: Object.fromEntries(shortcuts) }).keyboardProps
}
