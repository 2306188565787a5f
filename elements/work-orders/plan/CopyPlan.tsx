import '../../../core/work-orders/plan/words'
import { drivesNeeded, preflight } from '../../../core/appliances/duplication'
import type { Dock } from '../../../core/appliances/types'
import { schedule } from '../../../core/schedule/store'
import type { BayShipment } from '../../../core/work-orders/bay-shipments'
import { copyPlan } from '../../../core/work-orders/plan/copy-plan'
import { planAxis } from '../../../core/work-orders/plan/plan-axis'
import { sizeOf } from '../../../core/work-orders/transfers'
import type { WorkOrderRow } from '../../../core/work-orders/types'
import sheet from '../../../styles/areas/work-order-plan.css?inline'
import { useSheet, useStore } from '../../base/bridge/hooks'
import { useText } from '../../kit/context'
import { Panel } from '../../kit/layout/Panel'
import { useNow } from '../../kit/use-now'
import { momentText } from '../../parts/moment-text'
import { PlanAdvice } from './PlanAdvice'
import { PlanKey } from './PlanKey'
import { PlanTable } from './PlanTable'
import { clockIn } from './plan-times'

interface CopyPlanProps {
  order: WorkOrderRow
  /** All appliances, with all their bays. */
  docks: readonly Dock[]
  /** Shipments by booking number. */
  shipments: ReadonlyMap<string, BayShipment>
}

/** When each copy of an order ends against the pick-up of its drive; nothing while no copy runs or has failed. */
export function CopyPlan({ order, docks, shipments }: CopyPlanProps) {
  useSheet(sheet)
  const t = useText()
  const work = useStore(schedule)
  const now = useNow(15_000)
  const zone = work.zone.value
  const pickUps = work.of.value
  const left = drivesNeeded(order, docks)
  const ready = new Map(docks.map(dock => [dock.id, preflight(dock, sizeOf(order), left)]))
  const plan = copyPlan({
    docks,
    workOrderNo: order.workOrderNo,
    shipments,
    left,
    nextShipBy: order.nextShipBy,
    canTake({ id }, bay) {
      const check = ready.get(id)
      return check?.problem === null && check.bays.includes(bay)
    },
    pickUpOf: shipBy => pickUps(shipBy).pickUp,
    now,
  })
  if (plan.copies.every(({ kind }) => kind === 'free')) return null
  const axis = planAxis(plan, now, Number(clockIn(now, zone).slice(-2)))
  const { running, late, unknown, lastEnd } = plan
  const summary = [
    running > 0 && running > unknown && t('plan.inTime', { done: running - late - unknown, count: running }),
    running > 0 && running === unknown && t('plan.noRate'),
    lastEnd !== null && t('plan.lastEnd', { time: momentText(lastEnd, now, zone, t.locale) }),
    left > 0 && t('plan.left', { count: left }),
  ]
  return (
    <Panel label={t('plan.title')}>
      <div className="plan-head">
        <h3 className="panel-title">{t('plan.title')}</h3>
        <p className="quiet-text">{summary.filter(Boolean).join(' ')}</p>
      </div>
      <PlanTable copies={plan.copies} axis={axis} now={now} zone={zone} />
      <PlanAdvice copies={plan.copies} now={now} zone={zone} />
      <PlanKey copies={plan.copies} />
    </Panel>
  )
}
