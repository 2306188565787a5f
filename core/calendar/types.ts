import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'

/** What happens on a day: one of these, never two (decision 26). */
export type DayKind = 'holiday' | 'discount' | 'surge' | 'none'

/** What a person wants on some days; `percent` counts for a discount and a surge. */
export interface DayPlan {
  readonly kind: DayKind
  readonly percent: number
}

/** What is chosen for a day, its percentage as it is typed: what a day's cell of the draft holds. */
export interface Choice {
  readonly kind: DayKind
  readonly percent: string
}

/** What is known of the days between two, by day; a day without a record is missing. */
export type KnownDays = ReadonlyMap<Day, CalendarDay>

/** Days that the back end was asked about: the record of each, null where there is none, and when it was read (epoch milliseconds). */
export type AskedDays = ReadonlyMap<Day, { readonly record: CalendarDay | null; readonly at: number }>

/** Days in a row, both included. */
export interface Span {
  readonly from: Day
  readonly to: Day
}

/** Days in a row that have the same plan. */
export interface Stretch extends Span {
  readonly plan: DayPlan
}
