import { daysToChange } from '../../core/calendar/rules'
import type { Text } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { useCalendar } from './calendar-context'
import { SavingProgress } from './marks'
import { useHiddenProblem } from './use-hidden-problem'

interface Props {
  /** The number of open days that can be changed; 0 while a date is half typed. */
  count: number
  /** Whether all open days are past. */
  isPast: boolean
  /** The reason why the open days cannot be written. */
  daysProblem: Text | null
  /** Is called when Save is pressed while the choice for the open days is incomplete. */
  onRefuse(): void
}

/** The buttons of the panel. Save writes all unsaved choices, including those of days that are not open. */
export function DaysFoot({ count, isPast, daysProblem, onRefuse }: Props) {
  const t = useText()
  const { today, saving, editing, selected, actions, saveThenFocusConflict } = useCalendar()
  const hiddenProblem = useHiddenProblem()
  const { kind, problems, ready, dirty } = editing
  const records = selected.data
  const otherCount = editing.hidden.size
  if (saving) return <SavingProgress label={t('calendar.title')} saving={saving} />
  /** The number of open days that a save changes; all of them until their records are read and a choice is complete. */
  const changedCount = ready && records ? daysToChange(ready.from, ready.to, ready.plan, records, today).length : count
  const isUnchanged = ready ? changedCount === 0 : kind !== null && !dirty
  const offReason = isUnchanged ? t('calendar.noChange') : dirty || !problems.kind ? undefined : t.text(problems.kind)
  const chooseFirst = editing.isInConflict ? t('shared.chooseFirst') : undefined
  const includesOpenDays = offReason === undefined && !isPast
  /** The number of days that Save writes; 0 while a date of the open days is half typed. */
  const saveCount = otherCount > 0 && !includesOpenDays ? otherCount : (changedCount || count) + otherCount
  const save = () => {
    if (includesOpenDays && !ready) onRefuse()
    else if (hiddenProblem) hiddenProblem.onShow()
    else void saveThenFocusConflict(actions.saveChosen())
  }
  return (
    <>
      {!isPast && (
        <span className="foot-start">
          <Button
            kind="danger"
            offReason={daysProblem ? t.text(daysProblem) : chooseFirst}
            onClick={() => void saveThenFocusConflict(actions.clear())}
          >
            {t('calendar.clear', { count })}
          </Button>
        </span>
      )}
      {!isPast && (
        <Button kind="quiet" onClick={editing.cancel}>
          {t('kit.cancel')}
        </Button>
      )}
      {(!isPast || otherCount > 0) && (
        <Button kind="primary" offReason={chooseFirst ?? (otherCount > 0 ? undefined : offReason)} onClick={save}>
          {saveCount === 0 ? t('shared.save') : t('calendar.save', { count: saveCount })}
        </Button>
      )}
    </>
  )
}
