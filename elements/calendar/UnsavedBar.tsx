import type { KeptChoice } from '../../core/calendar/kept-choice'
import words from '../../core/i18n/en/calendar-days'
import { registerMessages, text } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import type { DayRange } from '../kit/days'
import { SaveBar } from '../kit/SaveBar'
import { countOpen, planFrom } from './aside'

registerMessages('en', words)

interface Props {
  /** Choices for days that are not open in the panel. */
  aside: readonly KeptChoice[]
  today: string
  busy: boolean
  onShow(days: DayRange): void
  onSave(): void
  onDiscard(): void
}

/** Says that days which are not open any more have changes that are not saved. */
export function UnsavedBar({ aside, today, busy, onShow, onSave, onDiscard }: Props) {
  const t = useText()
  const count = countOpen(aside, today)
  const unready = aside.find(each => planFrom(each) === null)
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
        onSave={problem ? problem.onShow : onSave}
        onDiscard={onDiscard}
      />
    </div>
  )
}
