import { longDayTimeIn, offsetIn } from '../../core/base/time'
import { deadlineOf } from '../../core/work-orders/active/deadline'
import { isStopped } from '../../core/work-orders/active/shown-status'
import { hasToShip } from '../../core/work-orders/rules'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { usePart } from '../kit/feedback/Part'
import { schedulePart } from '../views/schedule-part'
import type { RowContext } from './row-context'

interface Props {
  row: WorkOrderRow
  ctx: RowContext
}

/** The next ship-by of an order: the time left, the exact time below, and a badge when it is at risk. */
export function ShipBy({ row, ctx }: Props) {
  const { t, zone, now, due, offset } = ctx
  const { nextShipBy, past, status } = row
  if (nextShipBy === null && past) return null
  if (nextShipBy === null) return <span className="quiet-text">{t('workOrders.noShipBy')}</span>
  const exact = longDayTimeIn(nextShipBy, zone, t.locale)
  const ownOffset = offsetIn(zone, nextShipBy)
  const deadline = past || !hasToShip(status) ? null : deadlineOf(nextShipBy, now, due)
  return (
    <span className="ship-by">
      <span className="deadline">
        {deadline && (
          <span className="deadline-in" data-tone={deadline.isLate ? 'danger' : undefined}>
            {deadline.days === 0 ? (
              <span>{t.text(deadline.text)}</span>
            ) : (
              <DaysLeft shipBy={nextShipBy} fallback={t.text(deadline.text)} />
            )}
          </span>
        )}
        <span className="deadline-at">
          <span className="nowrap">{exact}</span>
          {ownOffset !== offset && <span className="nowrap">{` (${ownOffset})`}</span>}
        </span>
      </span>
      {deadline && <ShipByBadge row={row} ctx={ctx} shipBy={nextShipBy} />}
    </span>
  )
}

/** Shows the working days left, or an empty line until the code for them is loaded. */
function DaysLeft({ shipBy, fallback }: { shipBy: string; fallback: string }) {
  const Schedule = usePart(schedulePart)
  if (Schedule === null) return <span className="deadline-wait" />
  return <Schedule.DaysLeft shipBy={shipBy} fallback={fallback} />
}

/** The badge of a ship-by. Electronic orders need no pick-up, so their badge names no risk of a missed pick-up. */
function ShipByBadge({ row, ctx: { t, progressOf }, shipBy }: Props & { shipBy: string }) {
  const Schedule = usePart(schedulePart)
  if (Schedule === null) return null
  const isOnDrives = row.deliveryMode !== 'ELECTRONIC'
  const { overdue: late, atRisk, isKnown } = progressOf(row)
  // Without the count of shipped drives, the count of overdue drives is unknown.
  const isCounted = isOnDrives && late > 0 && (isKnown || row.shippedDrives !== null)
  const overdue = isCounted ? t('workOrders.drives.overdue', { count: late }) : undefined
  const stopped = isStopped(row) ? t('workOrders.atRisk') : undefined
  const trouble = atRisk > 0 ? t('workOrders.drives.atRisk', { count: atRisk }) : stopped
  return <Schedule.PressingRisk shipBy={shipBy} pickedUp={isOnDrives} overdue={overdue} trouble={trouble} />
}
