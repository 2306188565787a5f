import alert from 'icon:alert-circle'
import late from 'icon:clock-x'
import type { PlannedCopy } from '../../../core/work-orders/plan/copy-plan'
import { useText } from '../../kit/context'
import { StatusText } from '../../kit/feedback/StatusText'
import { Button } from '../../kit/fields/Button'
import { bayName } from '../../parts/copies/bay-text'
import { momentText } from '../../parts/moment-text'

interface PlanAdviceProps {
  copies: readonly PlannedCopy[]
  /** Epoch milliseconds. */
  now: number
  zone: string
  /** The opened order. */
  workOrderNo: string
  /** Is called with a bay of an appliance to repeat a failed copy. */
  onCopyAgain(applianceId: string, bay: number): void
}

/** Advice for drives that miss their pick-up or have failed: the end of another copy that starts now. */
export function PlanAdvice({ copies, now, zone, workOrderNo, onCopyAgain }: PlanAdviceProps) {
  const t = useText()
  const troubled = copies.filter(({ kind, isLate }) => kind === 'failed' || (kind === 'running' && isLate))
  if (troubled.length === 0) return null
  const time = (at: number) => momentText(at, now, zone, t.locale)
  return (
    <ul className="plan-advice">
      {troubled.map(({ key, dock, bay, kind, endsAt, newDriveEndsAt, elsewhere, workOrderNo: no }) => {
        const where = t('plan.where', { dock: dock.name, bay: bayName(t, dock.slots, bay) })
        const sentences =
          kind === 'failed'
            ? [t('plan.failedAt', { where }), endsAt !== null && t('plan.againNow', { time: time(endsAt) })]
            : [
                endsAt !== null && t('plan.lateAt', { where, time: time(endsAt) }),
                newDriveEndsAt !== null && t('plan.newDrive', { time: time(newDriveEndsAt) }),
                elsewhere !== null && t('plan.elsewhere', { dock: elsewhere.name, time: time(elsewhere.endsAt) }),
              ]
        return (
          <li key={key}>
            <StatusText icon={kind === 'failed' ? alert : late} tone="danger" loud>
              {sentences.filter(Boolean).join(' ')}
            </StatusText>
            {kind === 'failed' && no === workOrderNo && (
              <Button
                size="bar"
                aria-label={t('plan.copyAgainIn', { where })}
                onClick={() => onCopyAgain(dock.id, bay)}
              >
                {t('appliances.copyAgain')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
