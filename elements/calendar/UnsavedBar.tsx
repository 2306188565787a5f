import { planFrom } from '../../core/calendar/wanted'
import { useText } from '../kit/context'
import { SaveBar } from '../kit/feedback/SaveBar'
import { useCalendar } from './calendar-context'
import { MovedPlace } from './MovedPlace'

/** Says that days which are not open any more have changes that are not saved. */
export function UnsavedBar() {
  const t = useText()
  const { editing, store, saving, does, led, seek } = useCalendar()
  const aside = editing.hidden
  const count = aside.size
  const [unready] = [...aside].find(([, choice]) => planFrom(choice) === null) ?? []
  const lacking = unready && {
    text: t('calendar.percentRequired'),
    onShow: () => editing.select({ from: unready, to: unready }, 'press'),
  }
  const problem = [...aside.keys()].some(date => store.draft.clashes.value.has(date))
    ? { text: t('shared.chooseFirst'), onShow: seek }
    : lacking
  return (
    <div className="unsaved-bar">
      <MovedPlace at="bar" />
      <SaveBar
        count={count}
        words={{ changed: t('calendar.daysChanged', { count }), save: t('calendar.save', { count }) }}
        problem={problem || undefined}
        busy={saving !== null}
        onSave={problem ? problem.onShow : () => void led(does.saveDays([...aside.keys()]))}
        onDiscard={editing.dropHidden}
      />
    </div>
  )
}
