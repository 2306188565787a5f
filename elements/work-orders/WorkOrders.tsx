import { useEffect, useRef, useState } from 'react'
import { lazy } from '../../core/base/lazy'
import type { DriveReport } from '../../core/work-orders/active/day-store'
import { isWholeList } from '../../core/work-orders/rules'
import { useUnkeptWork } from '../base/bridge/hooks'
import { Part, usePart } from '../kit/feedback/Part'
import { PageHead } from '../kit/layout/PageHead'
import { verbatim } from '../kit/own-text'
import { useStable } from '../kit/use-stable'
import type { RiskOf } from './ActiveReading'
import type { WorkOrdersProps } from './contract'
import { ListScreen } from './ListScreen'
import { readingPart } from './later-parts'

const orderPart = lazy(() => import('./OrderScreen'), 'OrderScreen')
const shipmentsPart = lazy(() => import('./OrderScreen'), 'OrderShipments')

/** The list or the opened order. */
export function WorkOrders({ values, host }: WorkOrdersProps) {
  const { workOrderNo } = values
  const place = useRef<HTMLDivElement>(null)
  const lastShownNo = useRef(workOrderNo)
  const [hasRead, setHasRead] = useState(false)
  const [riskOf, setRiskOf] = useState<RiskOf | null>(null)
  const [drives, setDrives] = useState<DriveReport | null>(null)
  const onRead = useStable(() => setHasRead(true))
  const onRisks = useStable((next: RiskOf) => setRiskOf(() => next))
  const onDrives = useStable((next: DriveReport) => setDrives(next))
  const ActiveReading = usePart(readingPart, hasRead)?.ActiveReading ?? null
  const [areShipmentsShown, setShipmentsShown] = useState(false)
  const hasUnstoredWork = useUnkeptWork('shipments').size > 0
  const OrderShipments = usePart(shipmentsPart, false, { isNeededNow: workOrderNo !== '' || hasUnstoredWork })
  useEffect(() => {
    if (workOrderNo !== '') host.emit('reeldock-work-order-opened', { workOrderNo })
  }, [host, workOrderNo])
  useEffect(() => {
    // The other view has removed the focused control, so focus the start of this view.
    if (lastShownNo.current !== workOrderNo) place.current?.focus()
    lastShownNo.current = workOrderNo
  }, [workOrderNo])
  return (
    <div ref={place} className="place stack" tabIndex={-1}>
      {workOrderNo === '' ? (
        <ListScreen values={values} host={host} riskOf={riskOf} drives={drives} onRead={onRead} />
      ) : (
        <Part
          key={workOrderNo}
          of={orderPart}
          props={{ values, host, onShipments: setShipmentsShown }}
          rows={10}
          head={<PageHead title={verbatim(workOrderNo)} />}
        />
      )}
      {ActiveReading && (
        <ActiveReading
          isListed={workOrderNo === ''}
          isWatched={workOrderNo === '' && isWholeList(values)}
          onRisks={onRisks}
          onDrives={onDrives}
        />
      )}
      {OrderShipments && (
        <OrderShipments element={host.element} workOrderNo={workOrderNo} areShown={areShipmentsShown} />
      )}
    </div>
  )
}
