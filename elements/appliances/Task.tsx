import '../../core/appliances/opened/words'
import { detailLook, failedStepOf, stageLook, stepOf, taskLook } from '../../core/appliances/stages'
import type { Dock } from '../../core/appliances/types'
import { dayTimeIn } from '../../core/base/time'
import type { ApplianceTask } from '../../core/wire/appliances'
import { useText } from '../kit/context'
import { percentText } from '../kit/feedback/Progress'
import { StatusText } from '../kit/feedback/StatusText'
import { inElement } from '../kit/own-text'
import { bayName } from '../parts/copies/bay-text'
import { OrderLink } from '../parts/copies/OrderLink'
import { statusIcon } from '../parts/status-icon'
import { useToOrder } from './use-to-order'

interface TaskProps {
  task: ApplianceTask
  slots: Dock['slots']
  zone: string
}

/** A copy or download with its order, its bay and its stage, in the tone of the stage. */
export function Task({ task, slots, zone }: TaskProps) {
  const t = useText()
  const toOrder = useToOrder()
  const kind = taskLook(task.type)
  const stage = stageLook(task.stage)
  const step = stepOf(task.stage) ?? (stage.tone === 'danger' ? failedStepOf(task.detail ?? null) : null)
  const isUnderWay = (task.finishedOn ?? null) === null && typeof task.percentage === 'number' && stage.tone === 'info'
  const notes = [
    task.bay === null || task.bay === undefined ? null : bayName(t, slots, task.bay),
    step === null ? null : t('appliances.stepOf', { step }),
    isUnderWay && task.percentage !== null ? percentText(task.percentage, t.locale) : null,
    task.detail ? t.text(detailLook(task.detail).label) : null,
    timeOf(),
  ].filter(note => note !== null)

  function timeOf(): string | null {
    if (task.finishedOn) return t('appliances.endedAt', { time: dayTimeIn(task.finishedOn, zone) })
    return task.startedOn ? t('appliances.startedAt', { time: dayTimeIn(task.startedOn, zone) }) : null
  }

  return (
    <li className="task">
      <span className="task-line">
        <b>
          <span>{`${t.text(kind.label)} · `}</span>
          {inElement(task.workOrderNo ? <OrderLink no={task.workOrderNo} {...toOrder} /> : '–')}
        </b>
        <StatusText icon={statusIcon(stage.icon)} tone={stage.tone} loud={stage.tone === 'danger'}>
          {t.text(stage.label)}
        </StatusText>
      </span>
      <span className="task-notes">{notes.join(' · ')}</span>
    </li>
  )
}
