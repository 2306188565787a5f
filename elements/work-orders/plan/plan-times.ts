import { dayIn, longDay, timeOfDayIn } from '../../../core/base/time'
import { type Text, text } from '../../../core/i18n/translate'
import { lateText } from '../../../core/work-orders/active/deadline'
import type { PlannedCopy } from '../../../core/work-orders/plan/copy-plan'

const minute = 60_000

/** Returns the time of day of epoch milliseconds in a zone: "17:26". */
export function clockIn(at: number, zone: string): string {
  return timeOfDayIn(new Date(at).toISOString(), zone)
}

/** Returns the day of epoch milliseconds in a zone, "Sun 2026-11-29"; null for today. */
export function dayUnlessToday(at: number, now: number, zone: string, locale: string): string | null {
  const [day, today] = [at, now].map(each => dayIn(new Date(each).toISOString(), zone)) as [string, string]
  return day === today ? null : longDay(day, locale)
}

/**
 * Returns the text of a copy about its pick-up: the time from its end to the pick-up, the delay, the day of a later
 * pick-up, or whether a copy that starts now would be in time. Returns null for an unknown end, unless no pick-up is
 * left.
 */
export function againstText(
  { kind, endsAt, pickUp, isLate }: PlannedCopy,
  now: number,
  zone: string,
  locale: string,
): Text | null {
  if (kind !== 'running') return endsAt === null ? null : text(isLate ? 'plan.lateIfNow' : 'plan.ifNow')
  if (pickUp === null) return text('plan.noPickUp')
  if (endsAt === null) return null
  if (endsAt > pickUp) return lateText(endsAt - pickUp)
  const due = dayUnlessToday(pickUp, now, zone, locale)
  if (due !== null) return text('plan.dueOn', { day: due })
  const minutes = Math.floor((pickUp - endsAt) / minute)
  if (minutes < 60) return text('plan.spareMinutes', { minutes })
  return text('plan.spareHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
