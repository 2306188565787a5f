import beach from 'icon:beach'
import discount from 'icon:discount'
import eraser from 'icon:eraser'
import surge from 'icon:trending-up'
import { hasPercent } from '../../core/calendar/rules'
import type { DayKind, DayPlan } from '../../core/calendar/types'
import type { Wanted } from '../../core/calendar/wanted'
import type { Translate } from '../../core/i18n/translate'
import type { MonthMark } from '../kit/calendar/MonthCell'
import type { Tone } from '../kit/feedback/tone'

export const kinds: readonly DayKind[] = ['holiday', 'discount', 'surge', 'none']

/** Icon and tone of each kind; the word stands in the catalogue. */
export const kindLook: Readonly<Record<DayKind, { icon: string; tone: Tone }>> = {
  holiday: { icon: beach, tone: 'mute' },
  discount: { icon: discount, tone: 'info' },
  surge: { icon: surge, tone: 'warn' },
  none: { icon: eraser, tone: 'mute' },
}

export function percentWords(percent: number, locale: string, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto'
  return new Intl.NumberFormat(locale, { style: 'percent', signDisplay }).format(percent / 100)
}

/** "Surge 40%" */
export function planWords({ kind, percent }: DayPlan, t: Translate): string {
  if (kind === 'discount') return t('calendar.discountOf', { percent: percentWords(percent, t.locale) })
  if (kind === 'surge') return t('calendar.surgeOf', { percent: percentWords(percent, t.locale) })
  return t(`calendar.${kind}`)
}

/** How a plan is marked on its day: where the day is narrow the sign tells a discount from a surge, not the icon alone. */
export function markOf(plan: DayPlan, t: Translate): MonthMark | undefined {
  return plan.kind === 'none'
    ? undefined
    : { ...kindLook[plan.kind], label: planWords(plan, t), short: shortWords(plan, t) }
}

function shortWords({ kind, percent }: DayPlan, t: Translate): string {
  if (!hasPercent(kind)) return kind === 'none' ? '–' : t('calendar.holidayShort')
  return percentWords(kind === 'discount' ? -percent : percent, t.locale, true)
}

/** "Surge 40%", or "Surge" while its percentage is none. */
export function wantedWords({ kind, percent }: Wanted, t: Translate): string {
  return percent === null ? t(`calendar.${kind}`) : planWords({ kind, percent }, t)
}

/** How a day is marked whose change is not saved; a change to nothing is marked where something stands. */
export function wantedMark(wanted: Wanted, t: Translate): MonthMark {
  const { kind, percent } = wanted
  const short = percent === null ? '%' : shortWords({ kind, percent }, t)
  return { ...kindLook[kind], label: wantedWords(wanted, t), short, unsaved: t('kit.notSaved') }
}
