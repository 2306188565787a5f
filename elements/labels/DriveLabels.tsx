import type { DockBay } from '../../core/appliances/types'
import '../../core/labels/words'
import { keyOfOrders, labelOrders } from '../../core/labels/order-stores'
import { session } from '../../core/session/store'
import { useStore } from '../base/bridge/hooks'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'
import { LabelsDialog } from './LabelsDialog'

interface DriveLabelsProps {
  /** Bays with an order and a booking number. */
  bays: readonly DockBay[]
  onClose(): void
}

/** Reads the orders of the drives in some bays, and opens the labels dialog with only the shipments of these drives. */
export function DriveLabels({ bays, onClose }: DriveLabelsProps) {
  const t = useText()
  const { zone } = useStore(session)
  const store = useStore(labelOrders, keyOfOrders(bays.flatMap(({ workOrderNo }) => workOrderNo ?? [])))
  const read = store.read.value
  if (read.data) {
    const bookings = new Set(bays.map(({ bookingNo }) => bookingNo))
    const orders = read.data
      .map(order => ({ ...order, rows: order.rows.filter(({ shipment }) => bookings.has(shipment.bookingNo)) }))
      .filter(({ rows }) => rows.length > 0)
    const rowCount = orders.reduce((sum, { rows }) => sum + rows.length, 0)
    return <LabelsDialog orders={orders} zone={zone.value} unknownDrives={bays.length - rowCount} onClose={onClose} />
  }
  // The pressed button is busy during the first read. A retry runs in the dialog that shows the failure.
  if (!read.failure) return null
  return (
    <Dialog title={t('labels.unread')} onClose={onClose} foot={<Button onClick={onClose}>{t('kit.close')}</Button>}>
      <ReadState read={read} title={t('labels.readFailed')} skeleton={null} onRetry={() => void store.refresh()}>
        {null}
      </ReadState>
    </Dialog>
  )
}
