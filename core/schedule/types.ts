import type { Day, TimeOfDay } from '../wire/base'

export interface Hours {
  readonly start: TimeOfDay
  readonly end: TimeOfDay
}

/** The work time of a partner: hours by weekday (1 Monday to 7 Sunday), days without work, and the zone of both. */
export interface WorkTime {
  readonly week: ReadonlyMap<number, Hours>
  readonly holidays: ReadonlySet<Day>
  readonly zone: string
}

/** The risk of a ship-by; a ship-by that is farther away has none. */
export type Risk = 'overdue' | 'noPickUp' | 'today' | 'oneDay'
