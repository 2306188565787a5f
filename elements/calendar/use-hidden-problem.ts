import { planFrom } from '../../core/calendar/choice-cells'
import { useText } from '../kit/context'
import type { SaveProblem } from '../kit/feedback/SaveBar'
import { useCalendar } from './calendar-context'

/**
 * Returns the reason why choices of days that are not open cannot be saved yet, with a function that shows those days.
 */
export function useHiddenProblem(): SaveProblem | undefined {
  const t = useText()
  const { editing, store, seek } = useCalendar()
  const { hidden } = editing
  if ([...hidden.keys()].some(date => store.draft.clashes.value.has(date)))
    return { text: t('shared.chooseFirst'), onShow: seek }
  const [incomplete] = [...hidden].find(([, choice]) => planFrom(choice) === null) ?? []
  if (incomplete === undefined) return undefined
  return {
    text: t('calendar.percentRequired'),
    onShow: () => editing.select({ from: incomplete, to: incomplete }, 'press'),
  }
}
