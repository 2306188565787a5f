import offline from 'icon:plug-connected-x'
import type { Dock, DockBay } from '../../core/appliances/types'
import type { BayShipment } from '../../core/work-orders/bay-shipments'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import { LostPart } from '../kit/feedback/LostPart'
import { usePart } from '../kit/feedback/Part'
import { Heading } from '../kit/layout/Heading'
import { Panel } from '../kit/layout/Panel'
import { space } from '../kit/own-text'
import { useStable } from '../kit/use-stable'
import { DockBays } from '../parts/copies/DockBays'
import { LastSeen, OfflineCopiesNote } from '../parts/copies/LastSeen'
import { findDueCopies } from '../parts/copies/running-copy'
import { schedulePart } from '../views/schedule-part'

interface OrderBaysProps {
  /** The appliances, with only the bays of this order. */
  docks: readonly Dock[]
  shipments: ReadonlyMap<string, BayShipment>
  /** Starts a failed copy again in a bay of an appliance; undefined when the order is no longer copied. */
  onCopyAgain: ((applianceId: string, bay: number) => void) | undefined
}

/** The drives of this order by appliance, and whether they are ready in time. */
export function OrderBays({ docks, shipments, onCopyAgain }: OrderBaysProps) {
  const t = useText()
  const Schedule = usePart(schedulePart)
  if (docks.length === 0) return null
  const copies = findDueCopies(docks, shipments)
  return (
    <Panel padded label={t('duplicate.running')}>
      <Heading className="panel-title">{t('duplicate.running')}</Heading>
      <LostPart of={[schedulePart]} />
      {Schedule && <Schedule.OrderBudget copies={copies} />}
      {docks.map(dock => (
        <OrderDock key={dock.id} dock={dock} shipments={shipments} onCopyAgain={onCopyAgain} />
      ))}
    </Panel>
  )
}

type OrderDockProps = Omit<OrderBaysProps, 'docks'> & { dock: Dock }

function OrderDock({ dock, shipments, onCopyAgain }: OrderDockProps) {
  const t = useText()
  const copyAgain = useStable(({ bay }: DockBay) => onCopyAgain?.(dock.id, bay))
  const CopyWork = usePart(schedulePart)?.CopyWork ?? null
  return (
    <div className="order-bays">
      <p>
        <b translate="no">{dock.name}</b>
        {space}
        <span className="mono" translate="no">
          {dock.serialNo}
        </span>
        {space}
        {!dock.isOnline && (
          <>
            <Badge tone="danger" icon={offline}>
              {t('kit.offline')}
            </Badge>
            {space}
            <span className="quiet-text">
              <LastSeen at={dock.awaySince} />
            </span>
          </>
        )}
      </p>
      <DockBays
        dock={dock}
        columns={8}
        shipmentOf={bay => shipmentOf(bay, shipments)}
        CopyWork={CopyWork}
        onCopyAgain={onCopyAgain && copyAgain}
      />
      {!dock.isOnline && <OfflineCopiesNote bays={dock.bays} />}
    </div>
  )
}

function shipmentOf({ bookingNo }: DockBay, shipments: OrderBaysProps['shipments']): BayShipment | undefined {
  return bookingNo === null ? undefined : shipments.get(bookingNo)
}
