import '../../../core/schedule/words'
import { type RefObject, useEffect, useRef } from 'react'
import { activeDay } from '../../../core/work-orders/active/day-store'
import { activeOrders } from '../../../core/work-orders/active/store'
import sheet from '../../../styles/areas/day-strip.css?inline'
import { useSheet, useStore } from '../../base/bridge/hooks'
import { holdFocus, restoreFocus } from '../../parts/held-focus'
import { DayFigures } from '../../views/day/DayFigures'
import type { WorkOrdersProps } from '../contract'
import type { RowContext } from '../row-context'
import { DayOver } from './DayOver'
import { dayFilter } from './day-filter'

interface Props {
  values: WorkOrdersProps['values']
  setView: WorkOrdersProps['host']['setView']
  ctx: RowContext
  /** Whether only one line is reserved until the figures are read. */
  isLikelyLine: boolean
}

/** The day strip over all active orders, or one line when no drive is left to ship. */
export function DayStrip({ values, setView, ctx, isLikelyLine }: Props) {
  useSheet(sheet)
  const { summary, isSettled } = useStore(activeDay)
  const orders = useStore(activeOrders)
  const { t } = ctx
  const day = summary.value
  const coverage = orders.coverage.value
  const knownCount = orders.rows.value.length
  const isWhole = coverage.isWhole && knownCount >= (coverage.total ?? 0)
  const isAnyDue = day !== null && day.toShip + day.counts.shipped > 0
  const coverageText = <DayOver coverage={coverage} knownCount={knownCount} />
  const filter = dayFilter({ values, setView })
  const section = useRef<HTMLElement>(null)
  useFocusInside(section)
  const isReading = day === null || !(isAnyDue || isWhole)
  const lookClass = isReading ? isLikelyLine && ' day-line-awaited' : day.toShip === 0 && ' day-one-line'
  return (
    <section
      ref={section}
      className={`panel day-strip${lookClass || ''}`}
      aria-label={t('schedule.day.title')}
      aria-busy={isReading || undefined}
    >
      {isReading ? (
        <div className="day-part day-due">
          <p className="day-label">{coverageText}</p>
        </div>
      ) : (
        <DayFigures
          day={day}
          isAtLeast={day.isAtLeast || !isWhole}
          isOverdueAtLeast={day.isOverdueAtLeast || !isWhole}
          ctx={ctx}
          filter={filter}
          isReading={!isSettled.value}
          coverage={coverageText}
        />
      )}
    </section>
  )
}

/**
 * Keeps the focus in the strip when its focused part disappears, for example a figure after its last drive is shipped.
 */
function useFocusInside(section: RefObject<HTMLElement | null>): void {
  const lastFocused = useRef<Element | null>(null)
  useEffect(() => (section.current ? holdFocus(section.current, lastFocused) : undefined), [section])
  useEffect(() => {
    if (section.current) restoreFocus(section.current, lastFocused, () => section.current)
  })
}
