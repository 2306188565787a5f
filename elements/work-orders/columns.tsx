import bolt from 'icon:bolt'
import { shownStatus } from '../../core/work-orders/active/shown-status'
import { packagesOf } from '../../core/work-orders/packages'
import { contentName, tabOf } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { Badge } from '../kit/feedback/Badge'
import { StatusText } from '../kit/feedback/StatusText'
import { wrapping } from '../kit/layout/wrapping'
import { space } from '../kit/own-text'
import type { Column } from '../kit/table/column'
import { OrderLink, orderPath } from '../parts/copies/OrderLink'
import { statusIcon } from '../parts/status-icon'
import { DriveBar } from './DriveBar'
import type { RowContext } from './row-context'
import { ShipBy } from './ShipBy'

interface CellProps {
  row: WorkOrderRow
  ctx: RowContext
}

function Content({ row, ctx: { t, films } }: CellProps) {
  const name = contentName(row.compositions, films)
  return (
    <>
      <span translate="no">{name === null ? <i className="name-pending" /> : wrapping(name)}</span>
      {space}
      <span className="order-cpls">
        <span className="quiet-text">{t('workOrders.cpls', { count: row.compositions.length })}</span>
        {packagesOf(row.compositions).map(each => (
          <bdi key={each} className="order-package" translate="no">
            {each}
          </bdi>
        ))}
      </span>
      {row.deliveryMode === 'ELECTRONIC' && (
        <>
          {space}
          <Badge icon={bolt}>{t('workOrders.electronic')}</Badge>
        </>
      )}
    </>
  )
}

function OrderStatus({ row, ctx: { t } }: CellProps) {
  const look = shownStatus(row)
  const { icon, label } = look
  // Only problems have a tone, so that the list stays calm.
  const isTrouble = row.past || look.tone === 'danger' || look !== orderLook(row.status)
  return (
    <StatusText icon={statusIcon(icon)} tone={row.past ? 'danger' : isTrouble ? look.tone : 'mute'} loud={row.past}>
      <span>{t.text(label)}</span>
      {row.overallWorkOrderStatusChangedInServer && (
        <>
          {space}
          <Badge tone="info">{t('workOrders.updated')}</Badge>
        </>
      )}
    </StatusText>
  )
}

/**
 * Returns the columns of the list; `zone` is the zone of the ship-bys. Their widths do not depend on their content,
 * because names of films arrive later.
 */
export const orderColumns = (zone: string): readonly Column<WorkOrderRow, RowContext>[] => [
  {
    id: 'workOrderNo',
    head: t => t('workOrders.column.no'),
    key: true,
    sortable: true,
    width: 'minmax(108px, 2fr)',
    cell: (row, ctx) => (
      <>
        <OrderLink
          no={row.workOrderNo}
          base={ctx.portalBase}
          path={orderPath(row.workOrderNo, tabOf(row.status), row.past)}
          className="order-link"
          onOpen={no => ctx.onOpen(no, tabOf(row.status))}
        />
        <span className="cell-sub only-900 order-content">
          <Content row={row} ctx={ctx} />
        </span>
      </>
    ),
  },
  {
    id: 'content',
    head: t => t('workOrders.column.content'),
    sortable: true,
    card: 'hidden',
    dropBelow: 900,
    width: 'minmax(0, 3fr)',
    cell: (row, ctx) => <Content row={row} ctx={ctx} />,
  },
  {
    id: 'status',
    head: t => t('workOrders.column.status'),
    sortable: true,
    card: 'hidden',
    dropBelow: 900,
    width: 'minmax(0, 2.8fr)',
    cell: (row, ctx) => <OrderStatus row={row} ctx={ctx} />,
  },
  {
    id: 'copied',
    head: t => t('workOrders.column.drives'),
    sortable: true,
    width: 'minmax(0, 2.2fr)',
    cell: (row, ctx) => (
      <>
        <DriveBar row={row} ctx={ctx} />
        <span className="cell-sub only-900 order-status">
          <OrderStatus row={row} ctx={ctx} />
        </span>
      </>
    ),
  },
  {
    id: 'nextShipBy',
    head: t => t('workOrders.column.shipBy', { zone }),
    sortable: true,
    width: 'minmax(0, 3fr)',
    cell: (row, ctx) => <ShipBy row={row} ctx={ctx} />,
  },
]
