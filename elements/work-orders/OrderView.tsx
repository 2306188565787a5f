import arrowLeft from 'icon:arrow-left'
import type { ReactNode } from 'react'
import type { Resource } from '../../core/base/resource'
import { clockTime, dayTimeIn, longDayTimeIn, offsetIn } from '../../core/base/time'
import type { LiveState } from '../../core/live/live'
import { contentName } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import { isOnDrives, uploadsDone } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { ReadState, StaleBar } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { LiveMark } from '../kit/feedback/LiveMark'
import { Icon } from '../kit/icons/Icon'
import { Facts } from '../kit/layout/Facts'
import { PageHead } from '../kit/layout/PageHead'
import { Tabs } from '../kit/layout/Tabs'
import { Skeleton } from '../kit/states/Skeleton'
import { Duplication } from './Duplication'
import { iconOf } from './icons'
import { OrderRisk } from './OrderRisk'
import type { RowContext } from './row-context'

interface OrderViewProps {
  no: string
  order: Resource<WorkOrderRow>
  tab: 'duplication' | 'delivery'
  feed: LiveState
  ctx: RowContext
  shipments: ReactNode
  onTab(tab: 'duplication' | 'delivery'): void
  onBack(): void
  onRetry(): void
}

/** One work order: what it is about, and its two parts. The shipments are an element of their own. */
export function OrderView({ no, order, tab, feed, ctx, shipments, onTab, onBack, onRetry }: OrderViewProps) {
  const t = useText()
  const back = (
    <button type="button" className="back-link" onClick={onBack}>
      <Icon of={arrowLeft} flip />
      {t('workOrders.back')}
    </button>
  )
  const row = order.data
  if (row === null)
    return (
      <div className="stack">
        <PageHead back={back} title={no} />
        <ReadState
          read={order}
          title={t('workOrders.orderFailed')}
          skeleton={<Skeleton rows={8} columns={5} />}
          onRetry={onRetry}
        >
          {null}
        </ReadState>
      </div>
    )
  const { icon, word, tone } = orderLook(row.status)
  const copied = { copied: row.totalCopied, total: row.totalDrives }
  const uploaded = { done: uploadsDone(row), total: row.compositions.length }
  const onDrives = isOnDrives(row)
  const readAt = order.at === null ? undefined : clockTime(order.at, ctx.locale)
  // What stands below is read along with the order, and has a bar of its own for this: the shipments, or the bays.
  const saysOffline = order.state === 'offline' && (tab === 'delivery' || onDrives)
  return (
    <div className="stack">
      <PageHead
        back={back}
        title={row.workOrderNo}
        beside={
          <Badge icon={iconOf(icon)} tone={tone}>
            {t.text(word)}
          </Badge>
        }
      >
        <LiveMark {...(order.state === 'offline' ? { state: 'offline', at: readAt } : { state: feed })} />
      </PageHead>
      {!saysOffline && <StaleBar read={order} title={t('workOrders.statusesFailed')} onRetry={onRetry} />}
      <Facts
        facts={[
          {
            name: t('workOrders.column.content'),
            value: t('workOrders.contentOf', {
              name: contentName(row.compositions, ctx.films) ?? '…',
              count: row.compositions.length,
            }),
          },
          onDrives
            ? { name: t('workOrders.column.copied'), value: t('workOrders.copiedOfDrives', copied) }
            : { name: t('workOrders.fact.uploaded'), value: t('workOrders.uploadsOf', uploaded) },
          {
            name: t('workOrders.fact.shipBy'),
            value: <ShipBy row={row} ctx={ctx} />,
          },
          { name: t('workOrders.fact.assigned'), value: dayTimeIn(row.assignedOn, ctx.zone) },
        ]}
      />
      <Tabs
        label={t('workOrders.tabs')}
        tabs={[
          {
            id: 'duplication',
            label: t('workOrders.duplication'),
            count: t('workOrders.ofDrives', onDrives ? copied : { copied: uploaded.done, total: uploaded.total }),
          },
          { id: 'delivery', label: t('workOrders.delivery'), count: row.shipments.length },
        ]}
        current={tab}
        onChange={onTab}
      />
      {tab === 'delivery' ? shipments : <Duplication order={row} ctx={ctx} />}
    </div>
  )
}

function ShipBy({ row, ctx }: { row: WorkOrderRow; ctx: RowContext }) {
  const t = useText()
  const { nextShipBy } = row
  if (nextShipBy === null) return t('workOrders.noShipBy')
  return (
    <span className="ship-by">
      {longDayTimeIn(nextShipBy, ctx.zone, ctx.locale)} {offsetIn(ctx.zone, nextShipBy)}
      <OrderRisk row={row} />
    </span>
  )
}
