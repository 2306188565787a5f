import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'

/** The kinds of a day's plan; a day has exactly one (decision 26). */
export type DayKind = 'holiday' | 'discount' | 'surge' | 'none'

/** The plan of a day; `percent` counts for a discount and a surge. */
export interface DayPlan {
  readonly kind: DayKind
  readonly percent: number
}

/** The choice for a day, with its percentage as it is typed: the content of a day's cell in the draft. */
export interface Choice {
  readonly kind: DayKind
  readonly percent: string
}

/** The records of days, by day; a day without a record is missing. */
export type DayRecords = ReadonlyMap<Day, CalendarDay>

/** The days that were read: the record of each, null if it has none, and the time of the read (epoch milliseconds). */
export type FetchedDays = ReadonlyMap<Day, { readonly record: CalendarDay | null; readonly at: number }>

/** Days in a row, both ends included. */
export interface Span {
  readonly from: Day
  readonly to: Day
}

/** Days in a row that have the same plan. */
export interface Stretch extends Span {
  readonly plan: DayPlan
}
