import beach from 'icon:beach'
import discount from 'icon:discount'
import eraser from 'icon:eraser'
import surge from 'icon:trending-up'
import { planFrom } from '../../core/calendar/choice-cells'
import { hasPercent } from '../../core/calendar/rules'
import type { Choice, DayKind, DayPlan } from '../../core/calendar/types'
import type { Saving } from '../../core/calendar/writing'
import type { Translate } from '../../core/i18n/translate'
import type { MonthMark } from '../kit/calendar/month-day'
import { useText } from '../kit/context'
import { Progress } from '../kit/feedback/Progress'
import type { Tone } from '../kit/feedback/tone'
import { Icon } from '../kit/icons/Icon'

export const kinds: readonly DayKind[] = ['holiday', 'discount', 'surge', 'none']

/** The icon and tone of each kind. */
export const kindLook: Readonly<Record<DayKind, { icon: string; tone: Tone }>> = {
  holiday: { icon: beach, tone: 'mute' },
  discount: { icon: discount, tone: 'info' },
  surge: { icon: surge, tone: 'warn' },
  none: { icon: eraser, tone: 'mute' },
}

/**
 * Returns "40%" or "−10%". A hyphen is replaced by a minus that is as wide as the plus of a surge; some languages have
 * their own minus.
 */
export function percentText(percent: number, locale: string, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const text = new Intl.NumberFormat(locale, { style: 'percent', signDisplay }).format(percent / 100)
  return text.replace('-', '−')
}

/** Returns "Surge 40%". */
export function planLabel({ kind, percent }: DayPlan, t: Translate): string {
  if (kind === 'discount') return t('calendar.discountOf', { percent: percentText(percent, t.locale) })
  if (kind === 'surge') return t('calendar.surgeOf', { percent: percentText(percent, t.locale) })
  return t(`calendar.${kind}`)
}

/** Shows a plan with icon, label and tone. */
export function PlanStatus({ plan }: { plan: DayPlan }) {
  const { tone, icon } = kindLook[plan.kind]
  return (
    <span className="status" data-tone={tone}>
      <Icon of={icon} />
      <span>{planLabel(plan, useText())}</span>
    </span>
  )
}

/** The progress of a save. */
export function SavingProgress({ label, saving: { done, total } }: { label: string; saving: Saving }) {
  const figures = useText()('calendar.savingDays', { done, count: total })
  return <Progress label={label} value={(100 * done) / total} figures={figures} />
}

/**
 * Returns the mark of a plan on its day. On a narrow day the sign also distinguishes a discount from a surge, in
 * addition to the icon.
 */
export function markOf(plan: DayPlan, t: Translate): MonthMark | undefined {
  return plan.kind === 'none'
    ? undefined
    : { ...kindLook[plan.kind], label: planLabel(plan, t), short: shortLabel(plan, t) }
}

function shortLabel({ kind, percent }: DayPlan, t: Translate): string {
  if (!hasPercent(kind)) return kind === 'none' ? '–' : t('calendar.holidayShort')
  return percentText(kind === 'discount' ? -percent : percent, t.locale, true)
}

/** Returns "Surge 40%", or "Surge" while its percentage is invalid. */
export function choiceLabel(choice: Choice, t: Translate): string {
  const plan = planFrom(choice)
  return plan ? planLabel(plan, t) : t(`calendar.${choice.kind}`)
}

/** Returns the mark of a day with an unsaved choice. The choice of an ordinary day is marked too. */
export function choiceMark(choice: Choice, t: Translate): MonthMark {
  const plan = planFrom(choice)
  const short = plan ? shortLabel(plan, t) : '%'
  return { ...kindLook[choice.kind], label: choiceLabel(choice, t), short, unsaved: t('kit.notSaved') }
}
