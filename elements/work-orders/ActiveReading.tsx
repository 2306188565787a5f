import { useEffect } from 'react'
import { appliances } from '../../core/appliances/store'
import { schedule } from '../../core/schedule/store'
import type { Risk } from '../../core/schedule/types'
import { activeDay, type DriveReport } from '../../core/work-orders/active/day-store'
import { dueShipments } from '../../core/work-orders/active/due-shipments'
import { activeReader } from '../../core/work-orders/active/reader'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useStore } from '../base/bridge/hooks'

/** Risk of an order now; null for none. */
export type RiskOf = (row: WorkOrderRow) => Risk | null

interface Props {
  /** Whether a list is on the screen: only then are appliances asked for copies that run. */
  isListed: boolean
  /** Whether the list of all active orders is on the screen: only then are its pages read. */
  isWatched: boolean
  /** Called with the risks as hours, holidays and the time have them. */
  onRisks(riskOf: RiskOf): void
  /** Called with the drives of the orders as shipments and bays have them. */
  onDrives(report: DriveReport): void
}

/** Reads all active orders in the background, and knows their risks and drives. Draws nothing. */
export function ActiveReading({ isListed, isWatched, onRisks, onDrives }: Props) {
  const reader = useStore(activeReader)
  // Shipments stay known, and follow events, while an order is opened.
  useStore(dueShipments)
  const riskOf = useStore(schedule).of.value
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

/** Has the appliances read for as long as it stands. */
function FleetReading() {
  const { followFleet } = useStore(activeDay)
  const { fleet } = useStore(appliances)
  useEffect(() => followFleet(fleet), [followFleet, fleet])
  return null
}
