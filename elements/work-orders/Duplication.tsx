import '../../core/appliances/duplicate/words'
import '../../core/appliances/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ejectsOf } from '../../core/appliances/rules'
import { appliances } from '../../core/appliances/store'
import type { Dock } from '../../core/appliances/types'
import { bayShipments } from '../../core/work-orders/bay-shipments'
import { downloads } from '../../core/work-orders/downloads-store'
import { isOnDrives } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import sheet from '../../styles/areas/work-order-duplication.css?inline'
import bays from '../../styles/bundles/bays.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Part } from '../kit/feedback/Part'
import { Panel } from '../kit/layout/Panel'
import { Skeleton } from '../kit/states/Skeleton'
import { Ends } from '../parts/copies/Ends'
import { ReadyToRemove, shipByIn } from '../parts/copies/ReadyToRemove'
import { useFocusHome } from '../parts/use-focus-home'
import { Compositions } from './Compositions'
import { DownloadEnds } from './DownloadEnds'
import { DownloadProgress, OrderDownloads } from './DownloadProgress'
import { DuplicateDialog } from './DuplicateDialog'
import { OrderBays } from './OrderBays'
import { planPart } from './plan/plan-part'
import { StartCopies } from './StartCopies'
import { TransferAction } from './TransferAction'

/** The compositions of an order with their downloads, and the drives with their copies. */
export function Duplication({ order }: { order: WorkOrderRow }) {
  useSheet(bays)
  useSheet(sheet)
  const t = useText()
  const fleet = useStore(appliances)
  const bayShipment = useStore(bayShipments)
  const downloading = useStore(downloads, order.workOrderNo)
  const { workOrderNo, compositions } = order
  useEffect(() => bayShipment.ask([workOrderNo]), [bayShipment, workOrderNo])
  const place = useRef<HTMLDivElement>(null)
  useFocusHome(place, '.order-bays')
  const read = fleet.fleet.value
  const { known: knownShipments } = bayShipment
  // The shipments of a cancelled or rejected order may still be pending.
  const isCancelled = order.status === 'cancelled' || order.status === 'rejected'
  const shipments = useMemo(
    () =>
      isCancelled
        ? new Map([...knownShipments.value].map(([no, each]) => [no, { ...each, isCancelled: true }]))
        : knownShipments.value,
    [knownShipments.value, isCancelled],
  )
  const targets = downloading.targets.value
  const docks = read.data?.docks
  const orderDocks = useMemo(
    () => (docks ?? []).flatMap(dock => withBaysOf(dock, workOrderNo) ?? []),
    [docks, workOrderNo],
  )
  const [requested, setRequested] = useState<{ id: string; bay?: number } | null>(null)
  const copyAgain = (id: string, bay: number) => setRequested({ id, bay })
  const requestedDock = docks?.find(({ id }) => id === requested?.id)
  return (
    <div ref={place} className="stack">
      <DownloadEnds compositions={compositions} />
      <Panel padded label={t('workOrders.duplication')}>
        <Compositions
          compositions={compositions}
          action={composition => !order.past && <TransferAction order={order} composition={composition} />}
          progress={composition => (
            <DownloadProgress
              composition={composition}
              rate={downloading.rates.value.get(composition.id)}
              docks={targets.byComposition.get(composition.id) ?? targets.unidentified}
              showsDocks={targets.byComposition.has(composition.id)}
            />
          )}
        />
        <OrderDownloads docks={targets.unidentified} />
      </Panel>
      {isOnDrives(order) && (
        <ReadState
          read={read}
          title={t('duplicate.loadFailed')}
          skeleton={<Skeleton rows={4} columns={3} />}
          onRetry={() => void fleet.refresh()}
        >
          <Ends docks={orderDocks} />
          {!order.past && (
            <Part of={planPart} rows={0} props={{ order, docks: docks ?? [], shipments, onCopyAgain: copyAgain }} />
          )}
          <ReadyToRemove ejects={ejectsOf(orderDocks, shipByIn(shipments))} shipments={shipments} />
          <OrderBays docks={orderDocks} shipments={shipments} onCopyAgain={order.past ? undefined : copyAgain} />
          {order.past ? (
            <p className="quiet-text">{t('duplicate.past')}</p>
          ) : (
            <StartCopies order={order} docks={docks ?? []} onAsk={id => setRequested({ id })} />
          )}
          {requestedDock && (
            <DuplicateDialog
              order={order}
              dock={requestedDock}
              docks={docks ?? []}
              askedBay={requested?.bay}
              onClose={() => setRequested(null)}
            />
          )}
        </ReadState>
      )}
    </div>
  )
}

/** Returns an appliance with only the bays that hold drives of this order; null without such a bay. */
function withBaysOf(dock: Dock, workOrderNo: string): Dock | null {
  const bays = dock.bays.filter(bay => bay.workOrderNo === workOrderNo)
  return bays.length > 0 ? { ...dock, bays } : null
}
