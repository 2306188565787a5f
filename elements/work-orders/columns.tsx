import bolt from 'icon:bolt'
import { longDayTimeIn } from '../../core/base/time'
import { contentName, tabOf } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { Badge } from '../kit/feedback/Badge'
import { StatusText } from '../kit/feedback/StatusText'
import { space } from '../kit/own-text'
import type { Column } from '../kit/table/column'
import { Tally } from '../kit/table/Tally'
import { OrderLink, orderPath } from '../parts/copies/OrderLink'
import { statusIcon } from '../parts/status-icon'
import { OrderRisk } from './OrderRisk'
import type { RowContext } from './row-context'

interface CellProps {
  row: WorkOrderRow
  ctx: RowContext
}

function Content({ row, ctx: { t, films } }: CellProps) {
  return (
    <>
      <span translate="no">{contentName(row.compositions, films) ?? <i className="name-pending" />}</span>
      {space}
      <span className="quiet-text">{t('workOrders.cpls', { count: row.compositions.length })}</span>
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
  const { icon, word, tone } = orderLook(row.status)
  return (
    <StatusText icon={statusIcon(icon)} tone={row.past ? 'danger' : tone} loud={row.past}>
      <span>{t.text(word)}</span>
      {row.overallWorkOrderStatusChangedInServer && (
        <>
          {space}
          <Badge tone="info">{t('workOrders.updated')}</Badge>
        </>
      )}
    </StatusText>
  )
}

function ShipBy({ row, ctx: { t, zone } }: CellProps) {
  const words = row.nextShipBy === null ? t('workOrders.noShipBy') : longDayTimeIn(row.nextShipBy, zone, t.locale)
  if (row.past)
    return (
      <span className="status loud" data-tone="danger">
        {words}
      </span>
    )
  return (
    <span className="ship-by">
      <span className="nowrap">{words}</span>
      <OrderRisk row={row} />
    </span>
  )
}

/** The columns of the list; `zone` is the one that ship-by is shown in. Their widths leave out what stands in them: names of films come later. */
export function orderColumns(zone: string): readonly Column<WorkOrderRow, RowContext>[] {
  return [
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
          <span className="cell-sub only-900">
            <Content row={row} ctx={ctx} />
          </span>
        </>
      ),
    },
    {
      id: 'content',
      head: t => t('workOrders.column.content'),
      card: 'first',
      dropBelow: 900,
      width: 'minmax(0, 3fr)',
      cell: (row, ctx) => <Content row={row} ctx={ctx} />,
    },
    {
      id: 'status',
      head: t => t('workOrders.column.status'),
      sortable: true,
      card: 'end',
      width: 'minmax(0, 2.4fr)',
      cell: (row, ctx) => <OrderStatus row={row} ctx={ctx} />,
    },
    {
      id: 'copied',
      head: t => t('workOrders.column.copied'),
      card: 'labelled',
      dropBelow: 1200,
      width: '140px',
      cell: (row, { t }) => (
        <Tally label={t('workOrders.column.copied')} tone="info" done={row.totalCopied} of={row.totalDrives} />
      ),
    },
    {
      id: 'nextShipBy',
      head: t => t('workOrders.column.shipBy', { zone }),
      sortable: true,
      card: 'labelled',
      width: 'minmax(0, 3fr)',
      cell: (row, ctx) => <ShipBy row={row} ctx={ctx} />,
    },
  ]
}
