import { addDays, countDays, daysFrom } from '../base/days'
import { type Text, text } from '../i18n/translate'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { spansOf } from './mapping'
import type { DayKind, DayPlan, DayRecords, Span, Stretch } from './types'

/** The highest price change in whole percent (wire contract, CalendarDay). */
export const maxPercent: Readonly<Record<'discount' | 'surge', number>> = { discount: 100, surge: 500 }

/** The highest number of days that can be changed at once. */
export const maxDays = 366

export const noPlan: DayPlan = { kind: 'none', percent: 0 }

export function hasPercent(kind: DayKind): kind is 'discount' | 'surge' {
  return kind === 'discount' || kind === 'surge'
}

/** Returns the plan of a record. A day without a record is an ordinary day, and a change of 0 % counts as none. */
export function planOf(day: CalendarDay | null | undefined): DayPlan {
  if (day?.holiday) return { kind: 'holiday', percent: 0 }
  if (day?.discount) return { kind: 'discount', percent: day.discount }
  if (day?.surge) return { kind: 'surge', percent: day.surge }
  return noPlan
}

/** Returns the plan, or no plan for a change of 0 %. */
function withoutZero(plan: DayPlan): DayPlan {
  return hasPercent(plan.kind) && plan.percent === 0 ? noPlan : plan
}

/**
 * Returns a day as it is sent: a holiday has neither discount nor surge, and an ordinary day has false and nulls
 * (decision 26).
 */
export function dayWith(date: Day, plan: DayPlan): CalendarDay {
  const { kind, percent } = withoutZero(plan)
  return {
    date,
    holiday: kind === 'holiday',
    discount: kind === 'discount' ? percent : null,
    surge: kind === 'surge' ? percent : null,
  }
}

export function isSamePlan(one: DayPlan, other: DayPlan): boolean {
  const [a, b] = [withoutZero(one), withoutZero(other)]
  return a.kind === b.kind && (!hasPercent(a.kind) || a.percent === b.percent)
}

/** Returns whether a day is before today in the partner's zone, and therefore read-only (decision 26). */
export function isPast(date: Day, today: Day): boolean {
  return date < today
}

/** Returns the error of a percentage as it is typed; null if it is valid. */
export function percentProblem(kind: DayKind, typed: string): Text | null {
  if (!hasPercent(kind)) return null
  if (typed.trim() === '') return text('calendar.percentRequired')
  const isWhole = /^\d+$/.test(typed.trim())
  const max = maxPercent[kind]
  return isWhole && Number(typed) <= max ? null : text('calendar.percentInvalid', { most: max })
}

/** Returns the days of a span that can be changed and do not have the plan yet. */
export function daysToChange(from: Day, to: Day, plan: DayPlan, known: DayRecords, today: Day): Day[] {
  return daysFrom(from, to).filter(date => !isPast(date, today) && !isSamePlan(planOf(known.get(date)), plan))
}

/** Returns the number of days in a span that are read-only. */
export function pastDays(from: Day, to: Day, today: Day): number {
  return from < today ? countDays(from, to < today ? to : addDays(today, -1)) : 0
}

/** Returns the marked days as stretches of days in a row with the same plan, in order. */
export function stretchesOf(known: DayRecords): Stretch[] {
  const planOn = (date: Day) => planOf(known.get(date))
  const marked = [...known.keys()].filter(date => planOn(date).kind !== 'none')
  const isNext = ({ to }: Span, next: Day) => addDays(to, 1) === next && isSamePlan(planOn(to), planOn(next))
  return spansOf(marked, isNext).map(span => ({ ...span, plan: planOn(span.from) }))
}
