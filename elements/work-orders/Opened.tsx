import copy from 'icon:copy'
import truck from 'icon:truck'
import upload from 'icon:upload'
import { countUploads, isOnDrives } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Compositions } from './Compositions'
import type { RowContext } from './row-context'

/** An opened row: its compositions, and buttons that open the order. */
export function Opened({ order, ctx }: { order: WorkOrderRow; ctx: RowContext }) {
  const t = useText()
  const { workOrderNo, compositions, totalCopied, totalDrives, shippedDrives } = order
  const onDrives = isOnDrives(order)
  return (
    <div className="compositions">
      <Compositions compositions={compositions} />
      <div className="composition-steps">
        <Button size="bar" icon={truck} onClick={() => ctx.onOpen(workOrderNo, 'delivery')}>
          {t('workOrders.delivery')}
        </Button>
        {!order.past && (!onDrives || totalCopied < totalDrives) && (
          <Button size="bar" icon={onDrives ? copy : upload} onClick={() => ctx.onOpen(workOrderNo, 'duplication')}>
            {t(onDrives ? 'workOrders.duplicate' : 'workOrders.transfer')}
          </Button>
        )}
        <span className="quiet-text">
          {onDrives
            ? t('workOrders.copiedOfDrives', { copied: totalCopied, total: totalDrives })
            : t('workOrders.uploadedOf', { done: countUploads(order), total: compositions.length })}
        </span>
        {onDrives && shippedDrives !== null && (
          <span className="quiet-text">{t('workOrders.drives.shipped', { count: shippedDrives })}</span>
        )}
      </div>
    </div>
  )
}
