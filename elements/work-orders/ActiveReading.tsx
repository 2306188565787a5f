import { useEffect } from 'react'
import { schedule } from '../../core/schedule/store'
import type { Risk } from '../../core/schedule/types'
import { activeReader } from '../../core/work-orders/active/reader'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useStore } from '../base/bridge/hooks'

/** Risk of an order now; null for none. */
export type RiskOf = (row: WorkOrderRow) => Risk | null

interface Props {
  /** Whether the list of all active orders is on the screen: only then are its pages read. */
  isWatched: boolean
  /** Called with the risks as hours, holidays and the time have them. */
  onRisks(riskOf: RiskOf): void
}

/** Reads all active orders in the background, and knows their risks. Draws nothing. */
export function ActiveReading({ isWatched, onRisks }: Props) {
  const reader = useStore(activeReader)
  const riskOf = useStore(schedule).of.value
  useEffect(() => (isWatched ? reader.watch() : undefined), [reader, isWatched])
  useEffect(() => {
    onRisks(({ nextShipBy }) => (nextShipBy === null ? null : riskOf(nextShipBy).risk))
  }, [riskOf, onRisks])
  return null
}
