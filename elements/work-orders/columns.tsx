import bolt from 'icon:bolt'
import { longDayTimeIn } from '../../core/base/time'
import { contentName, tabOf } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { StatusText } from '../kit/feedback/StatusText'
import type { Column } from '../kit/table/column'
import { Tally } from '../kit/table/Tally'
import { OrderLink, orderPath } from '../parts/copies/OrderLink'
import { iconOf } from './icons'
import { OrderRisk } from './OrderRisk'
import type { RowContext } from './row-context'

function Content({ row, ctx }: { row: WorkOrderRow; ctx: RowContext }) {
  const t = useText()
  return (
    <>
      {contentName(row.compositions, ctx.films) ?? <i className="name-pending" />}{' '}
      <span className="quiet-text">{t('workOrders.cpls', { count: row.compositions.length })}</span>
      {row.deliveryMode === 'ELECTRONIC' && (
        <>
          {' '}
          <Badge icon={bolt}>{t('workOrders.electronic')}</Badge>
        </>
      )}
    </>
  )
}

export function OrderStatus({ row }: { row: WorkOrderRow }) {
  const t = useText()
  const { icon, word, tone } = orderLook(row.status)
  return (
    <StatusText icon={iconOf(icon)} tone={row.past ? 'danger' : tone} loud={row.past}>
      {t.text(word)}
      {row.overallWorkOrderStatusChangedInServer && (
        <>
          {' '}
          <Badge tone="info">{t('workOrders.updated')}</Badge>
        </>
      )}
    </StatusText>
  )
}

function Copied({ row }: { row: WorkOrderRow }) {
  const t = useText()
  return <Tally label={t('workOrders.column.copied')} tone="info" done={row.totalCopied} of={row.totalDrives} />
}

function ShipBy({ row, ctx }: { row: WorkOrderRow; ctx: RowContext }) {
  const t = useText()
  const words = row.nextShipBy === null ? t('workOrders.noShipBy') : longDayTimeIn(row.nextShipBy, ctx.zone, ctx.locale)
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
      cell: row => <OrderStatus row={row} />,
    },
    {
      id: 'copied',
      head: t => t('workOrders.column.copied'),
      card: 'labelled',
      dropBelow: 1200,
      width: '140px',
      cell: row => <Copied row={row} />,
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
