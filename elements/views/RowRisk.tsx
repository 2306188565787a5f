import { schedule } from '../../core/schedule/store'
import type { Risk } from '../../core/schedule/types'
import { useStore } from '../base/bridge/hooks'
import { ShipByRisk, type ShipByRiskProps } from './ShipByRisk'

/** The risks that a row marks. A risk of one working day is visible in the date. */
const markedRisks: ReadonlySet<Risk | null> = new Set(['overdue', 'noPickUp', 'today'])

/** The risk of a ship-by, if a row marks it. */
export function RowRisk({ shipBy }: ShipByRiskProps) {
  const { riskOf } = useStore(schedule)
  return markedRisks.has(riskOf.value(shipBy).risk) ? <ShipByRisk shipBy={shipBy} /> : null
}
