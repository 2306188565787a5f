import { addDays, countDays, daysFrom } from '../base/days'
import { type Text, text } from '../i18n/translate'
import type { Day } from '../wire/base'
import type { CalendarDay } from '../wire/calendar'
import { spansOf } from './mapping'
import type { DayKind, DayPlan, KnownDays, Span, Stretch } from './types'

/** Most percent of a price change, in whole percent (wire contract, CalendarDay). */
export const mostPercent: Readonly<Record<'discount' | 'surge', number>> = { discount: 100, surge: 500 }

/** Days that are changed at once, at most. */
export const mostDays = 366

export const nothing: DayPlan = { kind: 'none', percent: 0 }

export function hasPercent(kind: DayKind): kind is 'discount' | 'surge' {
  return kind === 'discount' || kind === 'surge'
}

/** What a record says; a day without one is an ordinary day. A change of 0 % is none. */
export function planOf(day: CalendarDay | null | undefined): DayPlan {
  if (day?.holiday) return { kind: 'holiday', percent: 0 }
  if (day?.discount) return { kind: 'discount', percent: day.discount }
  if (day?.surge) return { kind: 'surge', percent: day.surge }
  return nothing
}

/** A change of 0 % is none. */
function settled(plan: DayPlan): DayPlan {
  return hasPercent(plan.kind) && plan.percent === 0 ? nothing : plan
}

/** A day with its plan as it is sent: a holiday has neither discount nor surge, and nothing is false and nulls (decision 26). */
export function dayWith(date: Day, plan: DayPlan): CalendarDay {
  const { kind, percent } = settled(plan)
  return {
    date,
    holiday: kind === 'holiday',
    discount: kind === 'discount' ? percent : null,
    surge: kind === 'surge' ? percent : null,
  }
}

export function samePlan(one: DayPlan, other: DayPlan): boolean {
  const [a, b] = [settled(one), settled(other)]
  return a.kind === b.kind && (!hasPercent(a.kind) || a.percent === b.percent)
}

/** Days before today are read-only, today is not; both in the partner's zone (decision 26). */
export function isPast(date: Day, today: Day): boolean {
  return date < today
}

/** What is wrong with a percentage as it is typed; null when nothing is. */
export function percentProblem(kind: DayKind, typed: string): Text | null {
  if (!hasPercent(kind)) return null
  if (typed.trim() === '') return text('calendar.percentRequired')
  const isWhole = /^\d+$/.test(typed.trim())
  const most = mostPercent[kind]
  return isWhole && Number(typed) <= most ? null : text('calendar.percentInvalid', { most })
}

/** The days from one to another that may be changed and are not so already. */
export function daysToChange(from: Day, to: Day, plan: DayPlan, known: KnownDays, today: Day): Day[] {
  return daysFrom(from, to).filter(date => !isPast(date, today) && !samePlan(planOf(known.get(date)), plan))
}

/** How many of the days from one to another are read-only. */
export function pastDays(from: Day, to: Day, today: Day): number {
  return from < today ? countDays(from, to < today ? to : addDays(today, -1)) : 0
}

/** Marked days in a row with the same plan as one stretch, in their order. */
export function stretchesOf(known: KnownDays): Stretch[] {
  const planOn = (date: Day) => planOf(known.get(date))
  const marked = [...known.keys()].filter(date => planOn(date).kind !== 'none')
  const isNext = ({ to }: Span, next: Day) => addDays(to, 1) === next && samePlan(planOn(to), planOn(next))
  return spansOf(marked, isNext).map(span => ({ ...span, plan: planOn(span.from) }))
}
