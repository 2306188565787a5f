import { defineArea } from '../portal/container'
import type { CalendarDay } from '../wire/calendar'

type Hear = (days: readonly CalendarDay[]) => void

export interface CalendarChanges {
  /** Days were written: whoever shows some of them hears of it. */
  tell: Hear
  /** Answers what ends the hearing. */
  on(hear: Hear): () => void
}

/** What was written to the calendar by any element of the portal: no event of the back end tells of it. */
export const calendarChanges = defineArea<CalendarChanges>('calendar-changes', () => {
  const hearers = new Set<Hear>()
  return {
    tell: days => {
      for (const hear of hearers) hear(days)
    },
    on(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
})
