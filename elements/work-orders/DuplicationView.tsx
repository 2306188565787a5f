import { useMemo, useRef, useState } from 'react'
import { drivesNeeded, preflight } from '../../core/appliances/duplication'
import { ejectsOf } from '../../core/appliances/rules'
import type { Dock, Fleet } from '../../core/appliances/types'
import type { Resource } from '../../core/base/resource'
import type { Composition, Movie } from '../../core/wire/work-orders'
import type { BayShipment } from '../../core/work-orders/bay-shipments'
import type { DownloadRate } from '../../core/work-orders/download-pace'
import type { Into } from '../../core/work-orders/into'
import { isOnDrives, sizeOf } from '../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Panel } from '../kit/layout/Panel'
import { Skeleton } from '../kit/states/Skeleton'
import { Ends } from '../parts/copies/Ends'
import { ReadyToPull, shipByIn } from '../parts/copies/ReadyToPull'
import { useFocusHome } from '../parts/use-focus-home'
import { Compositions } from './Compositions'
import { DownloadEnds } from './DownloadEnds'
import { DownloadProgress, OrderInto } from './DownloadProgress'
import { DuplicateDialog } from './DuplicateDialog'
import { OrderBays } from './OrderBays'
import { StartCopies } from './StartCopies'
import { TransferAction } from './TransferAction'

interface DuplicationViewProps {
  order: WorkOrderRow
  locale: string
  films: ReadonlyMap<string, Movie | null>
  fleet: Resource<Fleet>
  shipments: ReadonlyMap<string, BayShipment>
  /** The partner says how far uploads are (decision 19). */
  setsUpload: boolean
  moving: ReadonlySet<string>
  /** Nothing can be asked for: this machine has no network. */
  isCut: boolean
  /** How fast compositions come in, and into which appliances. */
  rates: ReadonlyMap<string, DownloadRate>
  into: Into
  /** Appliances in which copies are being started. */
  starting: ReadonlySet<string>
  /** Null until they are there. */
  onDownload(compositionId: string): void
  onUpload(compositionId: string, status: 'started' | 'completed'): void
  onStart(dock: Dock): Promise<boolean>
  onRetry(): void
}

/** The compositions of an order and how each comes in; then the drives that carry them out. */
export function DuplicationView(props: DuplicationViewProps) {
  const { order, fleet, shipments, isCut } = props
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusHome(place, '.order-bays')
  const docks = fleet.data?.docks
  const mine = useMemo(() => (docks ?? []).flatMap(dock => withBaysOf(dock, order.workOrderNo) ?? []), [docks, order])
  const [asked, setAsked] = useState<{ id: string; again: boolean } | null>(null)
  const into = docks?.find(({ id }) => id === asked?.id)
  async function start(dock: Dock) {
    await props.onStart(dock)
    setAsked(null)
  }
  const action = (composition: Composition) => (
    <TransferAction
      composition={composition}
      setsUpload={props.setsUpload}
      downloads={order.deliveryMode !== 'ELECTRONIC' || order.tasks.includes('download_dcps')}
      busy={props.moving.has(composition.id)}
      off={isCut ? t('shared.offline') : undefined}
      onDownload={props.onDownload}
      onUpload={props.onUpload}
    />
  )
  const progress = (composition: Composition) => (
    <DownloadProgress
      composition={composition}
      rate={props.rates.get(composition.id)}
      into={props.into.each.get(composition.id) ?? props.into.rest}
      saysInto={props.into.each.has(composition.id)}
    />
  )
  return (
    <div ref={place} className="stack">
      <DownloadEnds compositions={order.compositions} />
      <Panel padded label={t('workOrders.duplication')}>
        <Compositions
          compositions={order.compositions}
          locale={props.locale}
          films={props.films}
          action={action}
          progress={progress}
        />
        <OrderInto into={props.into.rest} />
      </Panel>
      {isOnDrives(order) && (
        <ReadState
          read={fleet}
          title={t('duplicate.loadFailed')}
          skeleton={<Skeleton rows={4} columns={3} />}
          onRetry={props.onRetry}
        >
          <Ends docks={mine} />
          <ReadyToPull ejects={ejectsOf(mine, shipByIn(shipments))} shipments={shipments} />
          <OrderBays docks={mine} shipments={shipments} onAgain={id => setAsked({ id, again: true })} />
          <StartCopies order={order} docks={docks ?? []} isCut={isCut} onAsk={id => setAsked({ id, again: false })} />
          {into && (
            <DuplicateDialog
              workOrderNo={order.workOrderNo}
              dock={into}
              {...preflight(into, sizeOf(order), drivesNeeded(order, docks ?? []), isCut)}
              again={asked?.again === true}
              busy={props.starting.has(into.id)}
              onConfirm={() => void start(into)}
              onClose={() => setAsked(null)}
            />
          )}
        </ReadState>
      )}
    </div>
  )
}

/** An appliance with the bays that hold drives of this order; null when there are none. */
function withBaysOf(dock: Dock, workOrderNo: string): Dock | null {
  const bays = dock.bays.filter(bay => bay.workOrderNo === workOrderNo)
  return bays.length > 0 ? { ...dock, bays } : null
}
