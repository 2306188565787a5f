import arrowLeft from 'icon:arrow-left'
import { useLayoutEffect, useMemo } from 'react'
import { clockTime, dayTimeIn, longDayTimeIn, offsetIn } from '../../core/base/time'
import { text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { movies } from '../../core/work-orders/movies'
import { workOrder } from '../../core/work-orders/order-store'
import { contentName } from '../../core/work-orders/rules'
import { orderLook } from '../../core/work-orders/statuses'
import { countUploads, isOnDrives } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import sheet from '../../styles/areas/work-order.css?inline'
import { useRead, useSheet, useStore } from '../base/bridge/hooks'
import { ReadState, StaleBar } from '../base/frame/ReadState'
import { sibling } from '../base/loading/siblings'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { LiveMark } from '../kit/feedback/LiveMark'
import { LostPart } from '../kit/feedback/LostPart'
import { usePart } from '../kit/feedback/Part'
import { Icon } from '../kit/icons/Icon'
import { Facts } from '../kit/layout/Facts'
import { PageHead } from '../kit/layout/PageHead'
import { Tabs } from '../kit/layout/Tabs'
import { Named, properName } from '../kit/named'
import { verbatim } from '../kit/own-text'
import { Skeleton } from '../kit/states/Skeleton'
import { statusIcon } from '../parts/status-icon'
import type { WorkOrdersProps } from './contract'
import { Duplication } from './Duplication'
import { OrderRisk } from './OrderRisk'
import { shipmentsIn } from './OrderShipments'

export { OrderShipments } from './OrderShipments'

const shipmentsPart = sibling('shipments')

interface OrderScreenProps extends WorkOrdersProps {
  /** Is called with whether the order's shipments are shown. */
  onShipments(areShown: boolean): void
}

/** One work order: its facts and its two parts. The shipments are a separate element. */
export function OrderScreen({ values, host, onShipments }: OrderScreenProps) {
  useSheet(sheet)
  const t = useText()
  const { workOrderNo, tab } = values
  const store = useStore(workOrder, workOrderNo)
  const feed = useStore(live).state.value
  const isDefined = usePart(shipmentsPart, true, { isNeededNow: true }) !== null
  const order = store.order.value
  const row = order.data
  const { element } = host
  const refresh = useMemo(
    () => async () => {
      await Promise.all([store.refresh(), ...shipmentsIn(element).map(each => each.refresh?.())])
    },
    [store, element],
  )
  useRead(order, text('workOrders.orderFailed'), refresh)
  const areShown = tab === 'delivery' && row !== null && isDefined
  useLayoutEffect(() => {
    onShipments(areShown)
    return () => onShipments(false)
  }, [onShipments, areShown])
  const onRetry = () => void store.refresh()
  function onBack() {
    if (tab !== 'delivery') host.setView('tab', 'delivery')
    host.setView('workOrderNo', '')
  }
  const back = (
    <button type="button" className="back-link" onClick={onBack}>
      <Icon of={arrowLeft} flip />
      <span>{t('workOrders.back')}</span>
    </button>
  )
  if (row === null)
    return (
      <div className="stack">
        <PageHead back={back} title={verbatim(workOrderNo)} />
        <ReadState
          read={order}
          title={t('workOrders.orderFailed')}
          skeleton={<Skeleton rows={16} columns={5} />}
          onRetry={onRetry}
        >
          {null}
        </ReadState>
      </div>
    )
  const { icon, label, tone } = orderLook(row.status)
  const hasDrives = isOnDrives(row)
  const progressCounts = hasDrives
    ? { copied: row.totalCopied, total: row.totalDrives }
    : { copied: countUploads(row), total: row.compositions.length }
  const readAt = order.at === null ? undefined : clockTime(order.at, t.locale)
  // The shipments or bays below are read together with the order, and have their own bar for this state.
  const showsOffline = order.state === 'offline' && (tab === 'delivery' || hasDrives)
  return (
    <div className="stack">
      <PageHead
        back={back}
        title={verbatim(row.workOrderNo)}
        beside={
          <>
            <Badge icon={statusIcon(icon)} tone={tone}>
              {t.text(label)}
            </Badge>
            {row.overallWorkOrderStatusChangedInServer && <Badge tone="info">{t('workOrders.updated')}</Badge>}
          </>
        }
      >
        <LiveMark {...(order.state === 'offline' ? { state: 'offline', at: readAt } : { state: feed })} />
      </PageHead>
      {!showsOffline && <StaleBar read={order} title={t('workOrders.statusesFailed')} onRetry={onRetry} />}
      <OrderFacts row={row} />
      <Tabs
        label={t('workOrders.tabs')}
        tabs={[
          { id: 'duplication', label: t('workOrders.duplication'), count: t('workOrders.ofDrives', progressCounts) },
          { id: 'delivery', label: t('workOrders.delivery'), count: row.shipments.length },
        ]}
        current={tab}
        onChange={next => host.setView('tab', next)}
      />
      {tab === 'duplication' && <Duplication order={row} />}
      {tab === 'delivery' && <LostPart of={[shipmentsPart]} />}
      {tab === 'delivery' && !isDefined && <div className="shipments-coming" />}
    </div>
  )
}

function OrderFacts({ row }: { row: WorkOrderRow }) {
  const t = useText()
  const zone = useStore(session).zone.value
  const films = useStore(movies).known.value
  const { compositions, nextShipBy } = row
  const count = compositions.length
  const name = contentName(compositions, films)
  return (
    <Facts
      facts={[
        {
          name: t('workOrders.column.content'),
          value:
            name === null ? (
              <i className="name-pending" />
            ) : (
              <Named of="workOrders.contentOf" vars={{ name: properName(name), count }} />
            ),
        },
        isOnDrives(row)
          ? {
              name: t('workOrders.column.copied'),
              value: t('workOrders.copiedOfDrives', { copied: row.totalCopied, total: row.totalDrives }),
            }
          : {
              name: t('workOrders.fact.uploaded'),
              value: t('workOrders.uploadsOf', { done: countUploads(row), total: count }),
            },
        {
          name: t('workOrders.fact.shipBy'),
          value:
            nextShipBy === null ? (
              t('workOrders.noShipBy')
            ) : (
              <span className="ship-by">
                <span>{`${longDayTimeIn(nextShipBy, zone, t.locale)} ${offsetIn(zone, nextShipBy)}`}</span>
                <OrderRisk row={row} />
              </span>
            ),
        },
        { name: t('workOrders.fact.assigned'), value: dayTimeIn(row.assignedOn, zone) },
      ]}
    />
  )
}
