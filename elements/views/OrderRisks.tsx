import '../../core/schedule/words'
import { schedule } from '../../core/schedule/store'
import type { Risk } from '../../core/schedule/types'
import type { Shipment } from '../../core/wire/shipments'
import sheet from '../../styles/areas/order-risks.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { RiskBadge } from '../parts/copies/RiskBadge'
import { ShipByRisk, type ShipByRiskProps } from './ShipByRisk'

const risks: readonly Risk[] = ['overdue', 'noPickUp', 'today', 'oneDay']
/** What must stand out in a row; a working day that is left stands in its date. */
const pressing: ReadonlySet<Risk | null> = new Set(['overdue', 'noPickUp', 'today'])

interface OrderRisksProps {
  readonly shipments: readonly Pick<Shipment, 'status' | 'dispatchDeadline'>[]
}

/**
 * How near the ship-bys of an order are, said once: how many wait, and how many of them have each risk. Where all have
 * the same one the rows below do not say it again: the sheet leaves their badges out.
 */
export function OrderRisks({ shipments }: OrderRisksProps) {
  useSheet(sheet)
  const t = useText()
  const { of } = useStore(schedule)
  const number = new Intl.NumberFormat(t.locale)
  const riskOf = of.value
  const found = shipments
    .filter(({ status }) => status === 'pending')
    .map(({ dispatchDeadline }) => riskOf(dispatchDeadline).risk)
  const counts = risks.map(risk => ({ risk, count: found.filter(each => each === risk).length }))
  const isSame = counts.some(({ count }) => count > 0 && count === found.length)
  return (
    <p className="order-risks" data-same={isSame}>
      <span className="quiet-text">{t('schedule.toShip', { count: found.length })}</span>
      {counts.map(
        ({ risk, count }) =>
          count > 0 && (
            <span key={risk} className="nowrap">
              <RiskBadge risk={risk} pickUp="" />
              <span>{` ${number.format(count)}`}</span>
            </span>
          ),
      )}
    </p>
  )
}

/** How near a ship-by is, at the row of a shipment: only where it presses. */
export function RowRisk({ shipBy }: ShipByRiskProps) {
  const { of } = useStore(schedule)
  return pressing.has(of.value(shipBy).risk) ? <ShipByRisk shipBy={shipBy} /> : null
}
