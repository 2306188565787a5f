import { schedule } from '../../core/schedule/store'
import type { Risk } from '../../core/schedule/types'
import { useStore } from '../base/bridge/hooks'
import { ShipByRisk, type ShipByRiskProps } from './ShipByRisk'

/** Risks that must stand out in a row; a working day that is left stands in its date. */
const pressing: ReadonlySet<Risk | null> = new Set(['overdue', 'noPickUp', 'today'])

/** Tells how near a ship-by is, only where it presses. */
export function RowRisk({ shipBy }: ShipByRiskProps) {
  const { riskOf } = useStore(schedule)
  return pressing.has(riskOf.value(shipBy).risk) ? <ShipByRisk shipBy={shipBy} /> : null
}
