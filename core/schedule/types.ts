import type { Day, TimeOfDay } from '../wire/base'

export interface Hours {
  readonly start: TimeOfDay
  readonly end: TimeOfDay
}

/** When a partner works: hours by weekday (1 Monday to 7 Sunday), days on which nothing happens, and the zone of both. */
export interface WorkTime {
  readonly week: ReadonlyMap<number, Hours>
  readonly holidays: ReadonlySet<Day>
  readonly zone: string
}

/** How near a ship-by is; farther away there is none. */
export type Risk = 'overdue' | 'noPickUp' | 'today' | 'oneDay'
