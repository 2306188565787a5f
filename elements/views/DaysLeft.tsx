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
  /** The text until hours and holidays are known, and when no working day is left. */
  fallback: string
}

/** From this count on, working days are not shown. */
const maxCounted = 60

/** The count of working days until a ship-by, by the partner's hours and holidays: "in 3 working days". */
export function DaysLeft({ shipBy, fallback }: Props) {
  const t = useText()
  const { workingDays } = useStore(schedule).riskOf.value(shipBy)
  const isCounted = workingDays !== null && workingDays > 0 && workingDays < maxCounted
  return <span>{isCounted ? t('schedule.workingDays', { count: workingDays }) : fallback}</span>
}

/** The risks that a list marks. Other risks are visible in the deadline. */
const markedRisks: ReadonlySet<Risk | null> = new Set(['overdue', 'noPickUp'])

interface PressingProps extends ShipByRiskProps {
  /** The badge of an order that will probably miss its ship-by, for example because its download has stopped. */
  trouble?: string | undefined
}

/**
 * The badge of an order that is overdue, has no pick-up left, or is in trouble at most one working day before its
 * ship-by.
 */
export function PressingRisk({ trouble, ...props }: PressingProps) {
  const { riskOf } = useStore(schedule)
  const { risk } = riskOf.value(props.shipBy)
  if (markedRisks.has(risk)) return <ShipByRisk {...props} />
  if (risk === null || trouble === undefined) return null
  return (
    <span className="risk">
      <Badge icon={atRisk} tone="danger">
        {trouble}
      </Badge>
    </span>
  )
}
