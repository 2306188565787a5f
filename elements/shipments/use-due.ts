import { useMemo, useState } from 'react'
import { dayFinder } from '../../core/base/day-finder'
import { dayIn } from '../../core/base/time'
import { dueBy } from '../../core/shipments/rows/due'
import { shipDays } from '../../core/shipments/rows/ship-days'
import { useNow } from '../kit/use-now'
import { useOrder } from './order-context'

/** Returns whether the last pick-up that meets a ship-by is today. */
export type MustLeaveToday = (shipBy: string) => boolean

export type DueView = ReturnType<typeof useDue>

/** Returns the ship-by days of the order, and the time left for each shipment. */
export function useDue() {
  const { rows, zone } = useOrder()
  const now = useNow(30_000)
  const [mustLeaveToday, setMustLeaveToday] = useState<MustLeaveToday | null>(null)
  const today = dayIn(new Date(now).toISOString(), zone)
  const dayOf = useMemo(() => dayFinder(zone), [zone])
  const days = useMemo(
    () =>
      shipDays(
        rows.map(({ shipment }) => shipment),
        dayOf,
      ),
    [rows, dayOf],
  )
  const dueOf = useMemo(() => dueBy({ now, today, dayOf, mustLeaveToday }), [now, today, dayOf, mustLeaveToday])
  return {
    now,
    today,
    dayOf,
    days,
    dueOf,
    /** Is called with the pick-ups when hours and holidays are known. */
    onPickUps: setMustLeaveToday,
  }
}
