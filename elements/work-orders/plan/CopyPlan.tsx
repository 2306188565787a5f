import '../../../core/work-orders/plan/words'
import { useEffect, useState } from 'react'
import { drivesNeeded, preflight } from '../../../core/appliances/duplication'
import type { Dock } from '../../../core/appliances/types'
import { dayAt } from '../../../core/base/zoned'
import { schedule } from '../../../core/schedule/store'
import { type BayShipment, bayShipments } from '../../../core/work-orders/bay-shipments'
import { copyPlan } from '../../../core/work-orders/plan/copy-plan'
import { planAxis } from '../../../core/work-orders/plan/plan-axis'
import { sizeOf } from '../../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../../core/work-orders/types'
import sheet from '../../../styles/areas/work-order-plan.css?inline'
import { useSheet, useStore } from '../../base/bridge/hooks'
import { useText } from '../../kit/context'
import { Heading } from '../../kit/layout/Heading'
import { Panel } from '../../kit/layout/Panel'
import { ViewSwitch } from '../../kit/layout/ViewSwitch'
import { useNow } from '../../kit/use-now'
import { PlanAdvice } from './PlanAdvice'
import { PlanKey } from './PlanKey'
import { PlanTable } from './PlanTable'
import { planSummary } from './plan-summary'
import { clockIn } from './plan-times'

interface CopyPlanProps {
  order: WorkOrderRow
  /** All appliances, with all their bays. */
  docks: readonly Dock[]
  /** Shipments by booking number. */
  shipments: ReadonlyMap<string, BayShipment>
  /** Is called with a bay of an appliance to repeat a failed copy. */
  onCopyAgain(applianceId: string, bay: number): void
}

/** The scope of a plan: the copies of the opened order, or of all orders with a pick-up today or earlier. */
type PlanScope = 'order' | 'today'

/** Shows the end of each copy of an order and the pick-up of its drive. Renders nothing while no copy runs or failed. */
export function CopyPlan({ order, docks, shipments, onCopyAgain }: CopyPlanProps) {
  useSheet(sheet)
  const t = useText()
  const work = useStore(schedule)
  const now = useNow(15_000)
  const zone = work.zone.value
  const riskOf = work.riskOf.value
  const [scope, setScope] = useState<PlanScope>('order')
  const { ask } = useStore(bayShipments)
  useEffect(() => {
    if (scope === 'today') ask(docks.flatMap(({ bays }) => bays.flatMap(({ workOrderNo }) => workOrderNo ?? [])))
  }, [scope, ask, docks])
  const today = dayAt(now, zone)
  const drivesLeft = drivesNeeded(order, docks)
  // A late copy can be repeated in another appliance even when no drive is left, so look for at least one drive.
  const ready = new Map(docks.map(dock => [dock.id, preflight(dock, sizeOf(order), Math.max(1, drivesLeft))]))
  const plan = copyPlan({
    docks,
    workOrderNo: order.workOrderNo,
    ...(scope === 'today' && { isDue: (pickUp: number) => dayAt(pickUp, zone) <= today }),
    shipments,
    left: drivesLeft,
    nextShipBy: order.nextShipBy,
    canTake({ id }, bay) {
      const check = ready.get(id)
      return check?.problem === null && check.bays.includes(bay)
    },
    pickUpOf: shipBy => riskOf(shipBy).pickUp,
    now,
  })
  if (scope === 'order' && plan.copies.every(({ kind }) => kind === 'free')) return null
  const axis = planAxis(plan, now, Number(clockIn(now, zone).slice(-2)))
  return (
    <Panel label={t('plan.title')}>
      <div className="plan-head">
        <Heading className="panel-title">{t('plan.title')}</Heading>
        <p className="quiet-text">{planSummary(t, plan, scope === 'order' ? drivesLeft : 0, now, zone)}</p>
        <ViewSwitch<PlanScope>
          label={t('plan.scope')}
          views={[
            { id: 'order', label: t('plan.thisOrder') },
            { id: 'today', label: t('plan.allDueToday') },
          ]}
          current={scope}
          onChange={setScope}
        />
      </div>
      {plan.copies.length === 0 ? (
        <p className="plan-none quiet-text">{t('plan.noneDueToday')}</p>
      ) : (
        <PlanTable copies={plan.copies} axis={axis} now={now} zone={zone} showsOrders={scope === 'today'} />
      )}
      <PlanAdvice
        copies={plan.copies}
        workOrderNo={order.workOrderNo}
        now={now}
        zone={zone}
        onCopyAgain={onCopyAgain}
      />
      <PlanKey copies={plan.copies} />
    </Panel>
  )
}
