import { useText } from '../kit/context'
import { useCalendar } from './calendar-context'
import { useHiddenProblem } from './use-hidden-problem'

/** Shows in the panel the number of other days that Save also writes, and the reason why they cannot be saved yet. */
export function HiddenDays() {
  const t = useText()
  const { editing } = useCalendar()
  const problem = useHiddenProblem()
  const count = editing.hidden.size
  return (
    <div role="status" className="hidden-days">
      {count > 0 && <span className="quiet-text">{t('calendar.othersToo', { count })}</span>}
      {problem && (
        <button type="button" className="link" onClick={problem.onShow}>
          {problem.text}
        </button>
      )}
    </div>
  )
}
