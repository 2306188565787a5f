import '../../../core/schedule/words'
import { activeDay } from '../../../core/work-orders/active/day-store'
import { activeOrders } from '../../../core/work-orders/active/store'
import sheet from '../../../styles/areas/work-orders-day.css?inline'
import { useSheet, useStore } from '../../base/bridge/hooks'
import type { WorkOrdersProps } from '../contract'
import type { RowContext } from '../row-context'
import { DayDrives } from './DayDrives'
import { DayFinish } from './DayFinish'
import { DayLine } from './DayLine'
import { DayOver } from './DayOver'
import { DayPickUp } from './DayPickUp'
import { dayFilter } from './day-filter'

interface Props {
  values: WorkOrdersProps['values']
  setView: WorkOrdersProps['host']['setView']
  ctx: RowContext
}

/** The strip of the day over all active orders; one line where nothing is left to ship. */
export function DayStrip({ values, setView, ctx }: Props) {
  useSheet(sheet)
  const { summary } = useStore(activeDay)
  const orders = useStore(activeOrders)
  const { t, now } = ctx
  const day = summary.value
  const coverage = orders.coverage.value
  const known = orders.rows.value.length
  const isWhole = coverage.isWhole && known >= (coverage.total ?? 0)
  const isAnyDue = day !== null && day.toShip + day.of.shipped > 0
  const over = <DayOver coverage={coverage} known={known} />
  const filter = dayFilter({ values, setView })
  if (day === null || !(isAnyDue || isWhole))
    return (
      <section className="panel day-strip" aria-label={t('schedule.day.title')} aria-busy="true">
        <div className="day-part day-due">
          <p className="day-label">{over}</p>
        </div>
      </section>
    )
  const atLeast = {
    isAtLeast: day.isAtLeast || !isWhole,
    isOverdueAtLeast: day.isOverdueAtLeast || !isWhole,
  }
  if (day.toShip === 0) return <DayLine day={day} {...atLeast} ctx={ctx} filter={filter} over={over} />
  return (
    <section className="panel day-strip" aria-label={t('schedule.day.title')}>
      <DayPickUp day={day} ctx={ctx} />
      <DayDrives day={day} {...atLeast} ctx={ctx} filter={filter} over={over} />
      <DayFinish day={day} isAtLeast={atLeast.isAtLeast} now={now} ctx={ctx} />
    </section>
  )
}
