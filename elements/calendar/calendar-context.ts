import { createContext, useContext } from 'react'
import type { Resource } from '../../core/base/resource-types'
import type { PriceSpan } from '../../core/calendar/prices'
import type { Calendar } from '../../core/calendar/store'
import type { DayRecords } from '../../core/calendar/types'
import type { Saving } from '../../core/calendar/writing'
import type { Editing } from './use-editing'
import type { useSaving } from './use-saving'

/** The state and actions that the parts of the calendar's screen share. */
interface CalendarScreen {
  readonly month: string
  readonly today: string
  readonly zone: string
  readonly store: Calendar
  readonly saving: Saving | null
  readonly editing: Editing
  readonly actions: ReturnType<typeof useSaving>
  /** The records of the days in the grid of the month. */
  readonly shown: Resource<DayRecords>
  /** The records of the selected days. */
  readonly selected: Resource<DayRecords>
  /** Weekdays without business hours, from 1 for Monday. */
  readonly closed: ReadonlySet<number>
  /** The prices that the partner works for; null if they are unknown. */
  readonly prices: PriceSpan | null
  showMonth(month: string): void
  /** Waits for a save, and moves the focus to a conflict if the save has found one. */
  saveThenFocusConflict(saving: Promise<boolean>): Promise<void>
  seek(): void
}

export const CalendarContext = createContext<CalendarScreen | null>(null)

export function useCalendar(): CalendarScreen {
  const screen = useContext(CalendarContext)
  if (!screen) throw new Error('useCalendar: outside the calendar')
  return screen
}
