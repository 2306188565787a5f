import type { Choice } from '../../core/calendar/types'
import { planFrom } from '../../core/calendar/wanted'
import words from '../../core/i18n/en/calendar-days'
import { registerMessages, text } from '../../core/i18n/translate'
import type { DayRange } from '../kit/calendar/days'
import { useText } from '../kit/context'
import { SaveBar } from '../kit/feedback/SaveBar'

registerMessages('en', words)

interface Props {
  /** What is chosen for days that are not open in the panel. */
  aside: ReadonlyMap<string, Choice>
  busy: boolean
  onShow(days: DayRange): void
  onSave(days: readonly string[]): void
  onDiscard(): void
}

/** Says that days which are not open any more have changes that are not saved. */
export function UnsavedBar({ aside, busy, onShow, onSave, onDiscard }: Props) {
  const t = useText()
  const count = aside.size
  const [unready] = [...aside].find(([, choice]) => planFrom(choice) === null) ?? []
  const problem = unready && {
    text: t.text(text('calendar.percentRequired')),
    onShow: () => onShow({ from: unready, to: unready }),
  }
  return (
    <div className="unsaved-bar">
      <SaveBar
        count={count}
        words={{ changed: t('calendar.daysChanged', { count }), save: t('calendar.save', { count }) }}
        problem={problem || undefined}
        busy={busy}
        onSave={problem ? problem.onShow : () => onSave([...aside.keys()])}
        onDiscard={onDiscard}
      />
    </div>
  )
}
