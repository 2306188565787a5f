import { isOverdue } from '../../core/work-orders/active/due'
import { uploadsDone } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import type { RowContext } from './row-context'

/** Marks of a bar, in the order in which they always stand. */
export const marks = ['shipped', 'copied', 'left', 'late'] as const
type Mark = (typeof marks)[number]

interface Props {
  row: WorkOrderRow
  ctx: RowContext
}

/** How far the drives of an order are, as a bar with figures; files have no drives, and say how many are uploaded. */
export function DriveBar({ row, ctx: { t, now } }: Props) {
  const { totalDrives, compositions, deliveryMode } = row
  if (deliveryMode === 'ELECTRONIC')
    return (
      <span className="quiet-text">
        {t('workOrders.uploadsOf', { done: uploadsDone(row), total: compositions.length })}
      </span>
    )
  if (totalDrives === 0) return <span className="quiet-text">{t('workOrders.noShipBy')}</span>
  const { shipped, copied, left } = drivesOf(row)
  const isLate = isOverdue(row, now)
  const parts: Record<Mark, number> = {
    shipped,
    copied: isLate ? 0 : copied,
    left: isLate ? 0 : left,
    late: isLate ? copied + left : 0,
  }
  return (
    <span className="drives">
      <span className="drive-bar" aria-hidden="true">
        {marks.map(
          mark => parts[mark] > 0 && <i key={mark} className={`mark ${mark}`} style={{ flexGrow: parts[mark] }} />,
        )}
      </span>
      <span className="drive-figures">
        {shipped > 0 && <span>{t('workOrders.drives.shipped', { count: shipped })}</span>}
        {copied > 0 && <span>{t('workOrders.drives.copied', { count: copied })}</span>}
        {left > 0 && <span>{t('workOrders.drives.left', { count: left })}</span>}
      </span>
    </span>
  )
}

/** Drives that have left, that are copied and wait here, and that are still to be copied. */
function drivesOf({ totalDrives, totalCopied, shippedDrives }: WorkOrderRow) {
  const shipped = Math.min(shippedDrives ?? 0, totalDrives)
  const copied = Math.max(0, Math.min(totalCopied, totalDrives) - shipped)
  return { shipped, copied, left: totalDrives - shipped - copied }
}
