import { progressMarks } from '../../core/work-orders/active/progress'
import { countUploads } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import type { RowContext } from './row-context'

interface Props {
  row: WorkOrderRow
  ctx: RowContext
}

/**
 * Shows the progress of the drives of an order as a bar with figures. Electronic orders have no drives, so their count of
 * uploads is shown.
 */
export function DriveBar({ row, ctx: { t, progressOf } }: Props) {
  const { totalDrives, compositions, deliveryMode, past } = row
  if (deliveryMode === 'ELECTRONIC')
    return (
      <span className="drives">
        <span className="drive-figures">
          {t('workOrders.uploadsOf', { done: countUploads(row), total: compositions.length })}
        </span>
      </span>
    )
  // An order without drives has nothing to ship and shows a dash, or nothing once it is past.
  if (totalDrives === 0 && past) return null
  if (totalDrives === 0) return <span className="drives quiet-text">{t('workOrders.noShipBy')}</span>
  const { counts, bar } = progressOf(row)
  const { shipped, copied } = counts
  // Drives with a running copy do not count as copied. Only the bar shows them separately.
  const leftCount = counts.copying + counts.left
  return (
    <span className="drives">
      <span className="drive-bar" aria-hidden="true">
        {progressMarks.map(
          mark => bar[mark] > 0 && <i key={mark} className={`mark ${mark}`} style={{ flexGrow: bar[mark] }} />,
        )}
      </span>
      <span className="drive-figures">
        {shipped > 0 && <span>{t('workOrders.drives.shipped', { count: shipped })}</span>}
        {copied > 0 && <span>{t('workOrders.drives.copied', { count: copied })}</span>}
        {leftCount > 0 && <span>{t('workOrders.drives.left', { count: leftCount })}</span>}
      </span>
    </span>
  )
}
