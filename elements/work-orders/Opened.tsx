import truck from 'icon:truck'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Compositions } from './Compositions'
import type { RowContext } from './row-context'

/** An opened row: its compositions, and the way into the order. */
export function Opened({ order, ctx }: { order: WorkOrderRow; ctx: RowContext }) {
  const t = useText()
  return (
    <div className="compositions">
      <Compositions compositions={order.compositions} locale={ctx.locale} />
      <div className="composition-steps">
        <Button size="bar" icon={truck} onClick={() => ctx.onOpen(order.workOrderNo)}>
          {t('workOrders.delivery')}
        </Button>
        <span className="quiet-text">
          {t('workOrders.copiedOfDrives', { copied: order.totalCopied, total: order.totalDrives })}
        </span>
      </div>
    </div>
  )
}
