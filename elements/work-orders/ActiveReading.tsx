import { useEffect } from 'react'
import { appliances } from '../../core/appliances/store'
import { schedule } from '../../core/schedule/store'
import type { Risk } from '../../core/schedule/types'
import { activeDay, type DriveReport } from '../../core/work-orders/active/day-store'
import { dueShipments } from '../../core/work-orders/active/due-shipments'
import { activeReader } from '../../core/work-orders/active/reader'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useStore } from '../base/bridge/hooks'

/** Returns the current risk of an order; null without one. */
export type RiskOf = (row: WorkOrderRow) => Risk | null

interface Props {
  /** Whether a list is on the screen. Only then are appliances read for running copies. */
  isListed: boolean
  /** Whether the list of all active orders is on the screen. Only then are its pages read. */
  isWatched: boolean
  /** Is called with the risks whenever hours, holidays or the time change them. */
  onRisks(riskOf: RiskOf): void
  /** Is called with the drives of the orders whenever shipments or bays change them. */
  onDrives(report: DriveReport): void
}

/** Reads all active orders in the background and reports their risks and drives. Renders nothing. */
export function ActiveReading({ isListed, isWatched, onRisks, onDrives }: Props) {
  const reader = useStore(activeReader)
  // Shipments stay known and updated while an order is opened.
  useStore(dueShipments)
  const riskOf = useStore(schedule).riskOf.value
  useEffect(() => (isWatched ? reader.watch() : undefined), [reader, isWatched])
  useEffect(() => {
    onRisks(({ nextShipBy }) => (nextShipBy === null ? null : riskOf(nextShipBy).risk))
  }, [riskOf, onRisks])
  return isListed ? <DriveReading onDrives={onDrives} /> : null
}

function DriveReading({ onDrives }: Pick<Props, 'onDrives'>) {
  const day = useStore(activeDay)
  const report = day.report.value
  useEffect(() => onDrives(report), [report, onDrives])
  return day.needsFleet.value ? <FleetReading /> : null
}

/** Keeps the appliances read while it is mounted. */
function FleetReading() {
  const { followFleet } = useStore(activeDay)
  const { fleet } = useStore(appliances)
  useEffect(() => followFleet(fleet), [followFleet, fleet])
  return null
}
