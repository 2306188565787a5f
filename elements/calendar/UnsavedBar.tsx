import type { KeptChoice } from '../../core/calendar/kept-choice'
import { countOpen, uncovered } from '../../core/calendar/stretches'
import { planFrom } from '../../core/calendar/wanted'
import words from '../../core/i18n/en/calendar-days'
import { registerMessages, text } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import type { DayRange } from '../kit/days'
import { SaveBar } from '../kit/SaveBar'

registerMessages('en', words)

interface Props {
  /** Choices for days that are not open in the panel. */
  aside: readonly KeptChoice[]
  /** What is chosen in the panel: it holds where they meet. */
  open: KeptChoice | null
  today: string
  busy: boolean
  onShow(days: DayRange): void
  /** With what of them is seen. */
  onSave(choices: readonly KeptChoice[]): void
  onDiscard(): void
}

/** Says that days which are not open any more have changes that are not saved. */
export function UnsavedBar({ aside, open, today, busy, onShow, onSave, onDiscard }: Props) {
  const t = useText()
  const seen = uncovered(open ? [...aside, open] : aside).filter(each => each.id !== open?.id)
  const count = countOpen(seen, today)
  const unready = seen.find(each => planFrom(each) === null)
  if (count === 0) return null
  const problem = unready && {
    text: t.text(text('calendar.percentRequired')),
    onShow: () => onShow({ from: unready.from, to: unready.to }),
  }
  return (
    <div className="unsaved-bar">
      <SaveBar
        count={count}
        words={{ changed: t('calendar.daysChanged', { count }), save: t('calendar.save', { count }) }}
        problem={problem}
        busy={busy}
        onSave={problem ? problem.onShow : () => onSave(seen)}
        onDiscard={onDiscard}
      />
    </div>
  )
}
