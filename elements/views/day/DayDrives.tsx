import type { ReactNode } from 'react'
import { timeOfDayIn } from '../../../core/base/time'
import type { DaySummary } from '../../../core/work-orders/active/day'
import { type DriveState, driveStates } from '../../../core/work-orders/active/drive'
import { space } from '../../kit/own-text'
import { DayCells } from './DayCells'
import type { DayContext, DayFilter } from './day-context'
import { FilterLink } from './FilterLink'
import { Overdue } from './Overdue'
import { useAmount } from './use-amount'

/** The props of all parts of the day's figures. */
export interface DayFiguresProps {
  day: DaySummary
  /** Whether there can be more drives than are counted. */
  isAtLeast: boolean
  isOverdueAtLeast: boolean
  ctx: DayContext
  filter: DayFilter
  /** The text that says which orders or bays the figures cover. */
  coverage: ReactNode
  /**
   * Whether orders or shipments are still being read. The bar and its key would change with each response, so they are
   * hidden.
   */
  isReading?: boolean
  /** Whether drives that are left are known to be uncopied. Otherwise they are only known not to be in these bays. */
  isLeftKnown?: boolean
}

/** The drives that are due today, one cell each, with their states. The figures filter the list by their orders. */
export function DayDrives(props: DayFiguresProps) {
  const { day, isAtLeast, isOverdueAtLeast, filter, coverage, isReading, isLeftKnown = true } = props
  const { t, zone } = props.ctx
  const { counts, atRisk, toShip, overdue, lastPickUp } = day
  const amountOf = useAmount()
  const shortOf = useAmount('short')
  const amount = (count: number) => amountOf(count, isAtLeast)
  const by = lastPickUp === null ? null : timeOfDayIn(new Date(lastPickUp).toISOString(), zone)
  const today = { day: 'to-ship' } as const
  const textKey = (state: DriveState) => (state === 'left' && !isLeftKnown ? 'elsewhere' : state)
  return (
    <div className="day-part day-due" aria-busy={isReading || undefined}>
      <p className="day-label">
        <span>{t(isAtLeast ? 'schedule.day.dueAtLeast' : 'schedule.day.due', { count: toShip + counts.shipped })}</span>
        <span className="day-over">{coverage}</span>
      </p>
      <p>
        <button
          type="button"
          className="day-count"
          aria-pressed={filter.isSet(today)}
          onClick={() => filter.toggle(today)}
        >
          <span className="day-figure">{amount(toShip)}</span>
          {space}
          <span className="day-count-unit">
            {by === null ? t('schedule.day.toShip') : t('schedule.day.toShipBy', { time: by })}
          </span>
        </button>
      </p>
      <DayCells counts={counts} atRisk={atRisk} />
      <p className="day-legend">
        {driveStates.map(
          state =>
            counts[state] > 0 && (
              <span key={state} className="bar-key-item">
                <i className={`mark ${state}`} />
                <b>{shortOf(counts[state], isAtLeast)}</b>
                <span>{t(`schedule.day.${textKey(state)}`, { count: counts[state] })}</span>
              </span>
            ),
        )}
        {atRisk > 0 && (
          <span className="bar-key-item">
            <i className="mark late" />
            <FilterLink filter={filter} value={{ day: 'at-risk' }} isTrouble>
              {t('schedule.day.atRisk', { amount: shortOf(atRisk, isAtLeast) })}
            </FilterLink>
          </span>
        )}
        <Overdue count={overdue} isAtLeast={isOverdueAtLeast} filter={filter} />
      </p>
    </div>
  )
}
