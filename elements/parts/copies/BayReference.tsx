import type { DockBay } from '../../../core/appliances/types'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { verbatim } from '../../kit/own-text'
import { OrderLink } from './OrderLink'

interface BayReferenceProps {
  bay: DockBay
  shipment: BayShipment | undefined
  /** Opens the order; missing if the order is open already. */
  onOrder?: ((no: string) => void) | undefined
  portalBase?: string | null
}

/** The shipment of the drive in a bay ("WO-48213 · #87"), or the drive's serial number. */
export function BayReference({ bay, shipment, onOrder, portalBase = null }: BayReferenceProps) {
  const { workOrderNo, bookingNo, driveSerialNo } = bay
  if (workOrderNo === null)
    return (
      driveSerialNo && (
        <span className="mono" translate="no">
          {driveSerialNo}
        </span>
      )
    )
  const shipmentText = shipment ? `#${shipment.ordinal}` : bookingNo
  return (
    <>
      {onOrder ? <OrderLink no={workOrderNo} base={portalBase} onOpen={onOrder} /> : verbatim(workOrderNo)}
      {shipmentText !== null && verbatim(` · ${shipmentText}`)}
    </>
  )
}
