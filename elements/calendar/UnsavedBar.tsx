import { useText } from '../kit/context'
import { SaveBar } from '../kit/feedback/SaveBar'
import { useCalendar } from './calendar-context'
import { MovedPlace } from './MovedPlace'
import { useHiddenProblem } from './use-hidden-problem'

/** Saves unsaved choices while no days are open. The panel of open days has its own Save. */
export function UnsavedBar() {
  const t = useText()
  const { editing, saving, actions, saveThenFocusConflict } = useCalendar()
  const problem = useHiddenProblem()
  const count = editing.hidden.size
  return (
    <div className="unsaved-bar">
      <MovedPlace />
      <SaveBar
        count={count}
        labels={{ changed: t('calendar.daysChanged', { count }), save: t('calendar.save', { count }) }}
        problem={problem}
        busy={saving !== null}
        onSave={problem ? problem.onShow : () => void saveThenFocusConflict(actions.saveChosen())}
        onDiscard={editing.dropHidden}
      />
    </div>
  )
}
