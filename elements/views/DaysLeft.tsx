import atRisk from 'icon:clock-x'
import '../../core/schedule/words'
import { schedule } from '../../core/schedule/store'
import type { Risk } from '../../core/schedule/types'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { ShipByRisk, type ShipByRiskProps } from './ShipByRisk'

interface Props {
  shipBy: string
  /** Stands there until hours and holidays are known, and where no working day is left. */
  fallback: string
}

/** Working days are counted up to this many. */
const maxCounted = 60

/** "in 3 working days": by the partner's hours and holidays. */
export function DaysLeft({ shipBy, fallback }: Props) {
  const t = useText()
  const { workingDays } = useStore(schedule).riskOf.value(shipBy)
  const isCounted = workingDays !== null && workingDays > 0 && workingDays < maxCounted
  return <span>{isCounted ? t('schedule.workingDays', { count: workingDays }) : fallback}</span>
}

/** Risks that a list marks: the others can be read off the deadline. */
const pressing: ReadonlySet<Risk | null> = new Set(['overdue', 'noPickUp'])

interface PressingProps extends ShipByRiskProps {
  /** Badge of an order that will not make a near ship-by, for example because its download has stopped. */
  trouble?: string | undefined
}

/**
 * The badge of an order with a ship-by in the past, without a remaining pick-up, or in trouble a working day before.
 */
export function PressingRisk({ trouble, ...props }: PressingProps) {
  const { riskOf } = useStore(schedule)
  const { risk } = riskOf.value(props.shipBy)
  if (pressing.has(risk)) return <ShipByRisk {...props} />
  if (risk === null || trouble === undefined) return null
  return (
    <span className="risk">
      <Badge icon={atRisk} tone="danger">
        {trouble}
      </Badge>
    </span>
  )
}
