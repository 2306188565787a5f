import { useEffect } from 'react'
import { schedule } from '../../core/schedule/store'
import { useStore } from '../base/bridge/hooks'

interface Props {
  /**
   * Is called with a function that returns whether the last pick-up for a ship-by is today. It is called again when
   * hours, holidays or the time change it.
   */
  onPickUps(mustLeaveToday: () => (shipBy: string) => boolean): void
}

/** Reports pick-ups to a list of shipments. Renders nothing. */
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
