import '../../core/schedule/words'
import { useMemo, useState } from 'react'
import type { Dock } from '../../core/appliances/types'
import { isWeekendIn } from '../../core/base/working-days'
import { schedule } from '../../core/schedule/store'
import { shipmentsInBays, summarizeBays } from '../../core/work-orders/active/bay-day'
import { dueAt } from '../../core/work-orders/active/due'
import { formatFilter, noFilter } from '../../core/work-orders/active/filter'
import { bayShipments } from '../../core/work-orders/bay-shipments'
import daySheet from '../../styles/areas/day-strip.css?inline'
import { useScreen, useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { useNow } from '../kit/use-now'
import { DayFigures } from '../views/day/DayFigures'
import { DayRoom } from '../views/day/DayRoom'
import type { DayFilter } from '../views/day/day-context'
import { useToOrder } from './use-to-order'

/**
 * The day strip over only the orders in the bays, because the element reads no other orders. The strip is one line if
 * no drive of these orders is left to ship today, and empty if no order could be read.
 */
export function BayDay({ docks }: { docks: readonly Dock[] }) {
  useSheet(daySheet)
  const t = useText()
  const { host } = useScreen()
  const { byOrder, isSettled: areShipmentsSettled } = useStore(bayShipments)
  const { riskOf: riskSignal, zone: zoneSignal, work, isSettled } = useStore(schedule)
  const toOrder = useToOrder()
  const now = useNow(15_000)
  const [riskOf, zone, arePickUpsKnown, read] = [riskSignal.value, zoneSignal.value, work.value !== null, byOrder.value]
  const shipments = useMemo(() => shipmentsInBays(docks, read), [docks, read])
  const day = useMemo(
    () => summarizeBays(docks, shipments, { now, zone, riskOf, arePickUpsKnown }),
    [docks, shipments, now, zone, riskOf, arePickUpsKnown],
  )
  const isRead = isSettled.value && areShipmentsSettled.value
  // Shown figures stay while a later month or the order of a new drive is read.
  const [areShown, setAreShown] = useState(false)
  if (isRead && !areShown && shipments.size > 0) setAreShown(true)
  if (!isRead && !areShown) return <DayRoom isLikelyLine={isWeekendIn(now, zone)} />
  if (shipments.size === 0) return null
  const filter: DayFilter = {
    isSet: () => undefined,
    toggle(criteria) {
      void host.navigate(`/work-orders?${new URLSearchParams({ filter: formatFilter({ ...noFilter, ...criteria }) })}`)
    },
  }
  return (
    <section
      className={`panel day-strip${day.toShip === 0 ? ' day-one-line' : ''}`}
      aria-label={t('schedule.day.title')}
    >
      <DayFigures
        day={day}
        isAtLeast
        isOverdueAtLeast
        isLeftKnown={false}
        ctx={{ t, zone, now, due: dueAt(now, zone), onOpen: toOrder.onOpen }}
        filter={filter}
        coverage={<span>{t('schedule.day.over.bays', { count: shipments.size })}</span>}
      />
    </section>
  )
}
