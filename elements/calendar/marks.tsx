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

/** Icon and tone of each kind; the word stands in the catalogue. */
export const kindLook: Readonly<Record<DayKind, { icon: string; tone: Tone }>> = {
  holiday: { icon: beach, tone: 'mute' },
  discount: { icon: discount, tone: 'info' },
  surge: { icon: surge, tone: 'warn' },
  none: { icon: eraser, tone: 'mute' },
}

/** "40%", or "−10%" with a minus as wide as the plus of a surge, where the language has none of its own. */
export function percentWords(percent: number, locale: string, signed = false): string {
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const words = new Intl.NumberFormat(locale, { style: 'percent', signDisplay }).format(percent / 100)
  return words.replace('-', '−')
}

/** "Surge 40%" */
export function planWords({ kind, percent }: DayPlan, t: Translate): string {
  if (kind === 'discount') return t('calendar.discountOf', { percent: percentWords(percent, t.locale) })
  if (kind === 'surge') return t('calendar.surgeOf', { percent: percentWords(percent, t.locale) })
  return t(`calendar.${kind}`)
}

/** What happens on days: icon, word and tone. */
export function PlanStatus({ plan }: { plan: DayPlan }) {
  const { tone, icon } = kindLook[plan.kind]
  return (
    <span className="status" data-tone={tone}>
      <Icon of={icon} />
      <span>{planWords(plan, useText())}</span>
    </span>
  )
}

/** Of a save that is under way. */
export function SavingProgress({ label, saving: { done, of } }: { label: string; saving: Saving }) {
  const figures = useText()('calendar.savingDays', { done, count: of })
  return <Progress label={label} value={(100 * done) / of} figures={figures} />
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
export function choiceWords(choice: Choice, t: Translate): string {
  const plan = planFrom(choice)
  return plan ? planWords(plan, t) : t(`calendar.${choice.kind}`)
}

/** How a day is marked whose change is not saved; a change to nothing is marked where something stands. */
export function choiceMark(choice: Choice, t: Translate): MonthMark {
  const plan = planFrom(choice)
  const short = plan ? shortWords(plan, t) : '%'
  return { ...kindLook[choice.kind], label: choiceWords(choice, t), short, unsaved: t('kit.notSaved') }
}
