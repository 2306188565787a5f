import { longDayTimeIn, zoneName } from '../../core/base/time'
import '../../core/schedule/words'
import { schedule } from '../../core/schedule/store'
import type { Instant } from '../../core/wire/base'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { RiskBadge } from '../parts/copies/RiskBadge'

export interface ShipByRiskProps {
  readonly shipBy: Instant
  /** Whether the shipment is picked up. If false, only an overdue ship-by is shown. */
  readonly pickedUp?: boolean
  /** Replaces the text "Overdue". */
  readonly overdue?: string | undefined
}

/**
 * The present risk of a ship-by. It changes with hours, holidays and the time. The component loads after the first
 * rows.
 */
export function ShipByRisk({ shipBy, pickedUp = true, overdue }: ShipByRiskProps) {
  const t = useText()
  const store = useStore(schedule)
  const zone = store.zone.value
  const { risk, pickUp } = store.riskOf.value(shipBy)
  if (risk === null || !(pickedUp || risk === 'overdue')) return null
  const at = pickUp === null ? '' : new Date(pickUp).toISOString()
  const vars = pickedUp && at && { time: longDayTimeIn(at, zone, t.locale), zone: zoneName(zone, at, t.locale) }
  const isLeft = risk === 'today' || risk === 'oneDay'
  return (
    <RiskBadge
      risk={risk}
      pickUp={vars ? t(isLeft ? 'schedule.lastPickUp' : 'schedule.wasPickUp', vars) : ''}
      label={risk === 'overdue' ? overdue : undefined}
    />
  )
}
