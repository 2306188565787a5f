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
  const hasDrives = isOnDrives(order)
  return (
    <div className="compositions">
      <Compositions compositions={compositions} />
      <div className="composition-steps">
        <Button size="bar" icon={truck} onClick={() => ctx.onOpen(workOrderNo, 'delivery')}>
          {t('workOrders.delivery')}
        </Button>
        {!order.past && (!hasDrives || totalCopied < totalDrives) && (
          <Button size="bar" icon={hasDrives ? copy : upload} onClick={() => ctx.onOpen(workOrderNo, 'duplication')}>
            {t(hasDrives ? 'workOrders.duplicate' : 'workOrders.transfer')}
          </Button>
        )}
        <span className="quiet-text">
          {hasDrives
            ? t('workOrders.copiedOfDrives', { copied: totalCopied, total: totalDrives })
            : t('workOrders.uploadedOf', { done: countUploads(order), total: compositions.length })}
        </span>
        {hasDrives && shippedDrives !== null && (
          <span className="quiet-text">{t('workOrders.drives.shipped', { count: shippedDrives })}</span>
        )}
      </div>
    </div>
  )
}
