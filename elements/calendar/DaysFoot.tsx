import { daysToChange } from '../../core/calendar/rules'
import type { Text } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { useCalendar } from './calendar-context'
import { SavingProgress } from './marks'
import { useHiddenProblem } from './use-hidden-problem'

interface Props {
  /** How many of the open days can be changed; 0 while they are half typed. */
  count: number
  /** All of the open days are past. */
  isPast: boolean
  /** Why the open days cannot be written. */
  daysProblem: Text | null
  /** Save was pressed, and the open days lack something. */
  onRefuse(): void
}

/** The steps of the panel. Its Save writes all that is chosen, for days that are not open too. */
export function DaysFoot({ count, isPast, daysProblem, onRefuse }: Props) {
  const t = useText()
  const { today, saving, editing, selected, does, led } = useCalendar()
  const hiddenProblem = useHiddenProblem()
  const { kind, problems, ready, dirty } = editing
  const known = selected.data
  const others = editing.hidden.size
  if (saving) return <SavingProgress label={t('calendar.title')} saving={saving} />
  /** Days that a save changes; all of them while it is not known what they are, or what they shall be. */
  const changing = ready && known ? daysToChange(ready.from, ready.to, ready.plan, known, today).length : count
  const isSo = ready ? changing === 0 : kind !== null && !dirty
  const nothingChosen = isSo ? t('calendar.noChange') : dirty || !problems.kind ? undefined : t.text(problems.kind)
  const chooseFirst = editing.asked ? t('shared.chooseFirst') : undefined
  const isOpenMeant = nothingChosen === undefined && !isPast
  /** Days that Save writes; 0 while the open ones are half typed. */
  const saved = others > 0 && !isOpenMeant ? others : (changing || count) + others
  const save = () => {
    if (isOpenMeant && !ready) onRefuse()
    else if (hiddenProblem) hiddenProblem.onShow()
    else void led(does.saveChosen())
  }
  return (
    <>
      {!isPast && (
        <span className="foot-start">
          <Button
            kind="danger"
            off={daysProblem ? t.text(daysProblem) : chooseFirst}
            onClick={() => void led(does.clear())}
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
      {(!isPast || others > 0) && (
        <Button kind="primary" off={chooseFirst ?? (others > 0 ? undefined : nothingChosen)} onClick={save}>
          {saved === 0 ? t('shared.save') : t('calendar.save', { count: saved })}
        </Button>
      )}
    </>
  )
}
