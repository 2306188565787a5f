import warn from 'icon:alert-triangle'
import { useEffect, useMemo } from 'react'
import { longDayTimeIn } from '../../core/base/time'
import { holidaysWith } from '../../core/calendar/planned-holidays'
import type { Choice } from '../../core/calendar/types'
import { schedule } from '../../core/schedule/store'
import '../../core/schedule/words'
import { type MovedOrder, movedOrders } from '../../core/work-orders/active/moved'
import { activeReader } from '../../core/work-orders/active/reader'
import { activeOrders } from '../../core/work-orders/active/store'
import sheet from '../../styles/areas/moved-orders.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { Named, properName } from '../kit/named'

/** The highest number of orders that are named; the others are counted. */
const maxNamed = 3

interface Props {
  /** The unsaved choices, by day. */
  choices: ReadonlyMap<string, Choice>
}

/**
 * Names the orders that must ship earlier when the choices are saved. The active orders are read while the component is
 * mounted.
 */
export function MovedOrders({ choices }: Props) {
  useSheet(sheet)
  const t = useText()
  const reader = useStore(activeReader)
  const orders = useStore(activeOrders)
  const { now, work, zone, ask } = useStore(schedule)
  useEffect(() => reader.watch({ isList: false }), [reader])
  const [rows, before, at] = [orders.rows.value, work.value, now.value]
  useEffect(() => ask(rows.flatMap(({ nextShipBy }) => nextShipBy ?? [])), [ask, rows])
  const moved = useMemo(() => {
    if (before === null) return []
    return movedOrders(rows, before, { ...before, holidays: holidaysWith(before.holidays, choices) }, at)
  }, [rows, before, choices, at])
  const count = moved.length
  const more = count - maxNamed
  // The live region is rendered before its first text: a region that appears with its text is not always read out.
  return (
    <div className="moved-orders" role="status">
      {count > 0 && (
        <div className="banner" data-tone="warn">
          <Icon of={warn} />
          <div className="banner-words">
            <b>{t(orders.coverage.value.isWhole ? 'schedule.moved' : 'schedule.movedSome', { count })}</b>
            <ul>
              {moved.slice(0, maxNamed).map(order => (
                <li key={order.workOrderNo}>
                  <Moved order={order} zone={zone.value} />
                </li>
              ))}
              {more > 0 && <li>{t('schedule.movedMore', { count: more })}</li>}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

/** "WO-48190 by Thu 2026-11-19 17:00" */
function Moved({ order: { workOrderNo, pickUp }, zone }: { order: MovedOrder; zone: string }) {
  const { locale } = useText()
  const order = properName(workOrderNo)
  if (pickUp === null) return <Named of="schedule.movedGone" vars={{ order }} />
  const time = longDayTimeIn(new Date(pickUp).toISOString(), zone, locale)
  return <Named of="schedule.movedBy" vars={{ order, time }} />
}
