import { planFrom } from '../../core/calendar/choice-cells'
import { useText } from '../kit/context'
import type { SaveProblem } from '../kit/feedback/SaveBar'
import { useCalendar } from './calendar-context'

/** Why the choices for days that are not open cannot be saved yet, as a link that leads to them. */
export function useHiddenProblem(): SaveProblem | undefined {
  const t = useText()
  const { editing, store, seek } = useCalendar()
  const { hidden } = editing
  if ([...hidden.keys()].some(date => store.draft.clashes.value.has(date)))
    return { text: t('shared.chooseFirst'), onShow: seek }
  const [unready] = [...hidden].find(([, choice]) => planFrom(choice) === null) ?? []
  if (unready === undefined) return undefined
  return {
    text: t('calendar.percentRequired'),
    onShow: () => editing.select({ from: unready, to: unready }, 'press'),
  }
}
