import { useEffect } from 'react'
import { schedule } from '../../core/schedule/store'
import { useStore } from '../base/bridge/hooks'

interface Props {
  /** Called with whether the last pick-up that meets a ship-by is today, as hours, holidays and the time have it. */
  onPickUps(mustLeaveToday: () => (shipBy: string) => boolean): void
}

/** Follows hours and holidays for a list of shipments. Draws nothing. */
export function PickUps({ onPickUps }: Props) {
  const { riskOf: riskSignal, work } = useStore(schedule)
  const riskOf = riskSignal.value
  const isKnown = work.value !== null
  useEffect(() => {
    if (!isKnown) return
    onPickUps(() => shipBy => {
      const { risk } = riskOf(shipBy)
      return risk === 'today' || risk === 'noPickUp'
    })
  }, [onPickUps, riskOf, isKnown])
  return null
}
