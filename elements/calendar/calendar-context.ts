import { createContext, useContext } from 'react'
import type { Resource } from '../../core/base/resource-types'
import type { PriceSpan } from '../../core/calendar/prices'
import type { Calendar } from '../../core/calendar/store'
import type { KnownDays } from '../../core/calendar/types'
import type { Saving } from '../../core/calendar/writing'
import type { Editing } from './use-editing'
import type { useSaving } from './use-saving'

/** What the parts of the calendar's screen have in common. */
interface CalendarScreen {
  readonly month: string
  readonly today: string
  readonly zone: string
  readonly store: Calendar
  readonly saving: Saving | null
  readonly editing: Editing
  readonly does: ReturnType<typeof useSaving>
  /** The days of the month, and those that are selected. */
  readonly shown: Resource<KnownDays>
  readonly selected: Resource<KnownDays>
  /** Weekdays without business hours, from 1 for Monday. */
  readonly closed: ReadonlySet<number>
  /** What the partner works for; null where that is not known. */
  readonly prices: PriceSpan | null
  showMonth(month: string): void
  /** Where one is to choose first, a save leads there. */
  led(saving: Promise<boolean>): Promise<void>
  seek(): void
}

export const CalendarContext = createContext<CalendarScreen | null>(null)

export function useCalendar(): CalendarScreen {
  const screen = useContext(CalendarContext)
  if (!screen) throw new Error('useCalendar: outside the calendar')
  return screen
}
