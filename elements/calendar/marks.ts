import beach from 'icon:beach'
import discount from 'icon:discount'
import eraser from 'icon:eraser'
import surge from 'icon:trending-up'
import { hasPercent } from '../../core/calendar/rules'
import type { DayKind, DayPlan } from '../../core/calendar/types'
import type { Translate } from '../../core/i18n/translate'
import type { MonthMark } from '../kit/MonthCell'
import type { Tone } from '../kit/tone'

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
  const { kind, percent } = plan
  if (kind === 'none') return undefined
  const short = hasPercent(kind)
    ? percentWords(kind === 'discount' ? -percent : percent, t.locale, true)
    : t('calendar.holidayShort')
  return { ...kindLook[kind], label: planWords(plan, t), short }
}
