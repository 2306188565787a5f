import { longDayTimeIn } from '../../../core/base/time'
import type { NextDay } from '../../../core/work-orders/active/day'
import type { DayFiguresProps } from './DayDrives'
import { FilterLink } from './FilterLink'
import { Overdue } from './Overdue'

/**
 * The day in one line, when nothing is left to ship today: the drives shipped today, the next ones due, and the overdue
 * ones.
 */
export function DayLine({ day, isAtLeast, isOverdueAtLeast, ctx: { t, zone }, filter, coverage }: DayFiguresProps) {
  const { counts, next, overdue } = day
  const nextText = ({ drives, by, isAtLeast: isNextAtLeast }: NextDay) =>
    t('schedule.day.next', {
      drives: t(isAtLeast || isNextAtLeast ? 'schedule.day.drivesAtLeast' : 'schedule.day.drives', { count: drives }),
      time: longDayTimeIn(new Date(by).toISOString(), zone, t.locale),
    })
  return (
    <>
      <span>{counts.shipped > 0 ? t('schedule.day.done', { count: counts.shipped }) : t('schedule.day.none')}</span>
      {next && (
        <FilterLink filter={filter} value={{ day: 'next' }}>
          {nextText(next)}
        </FilterLink>
      )}
      <Overdue count={overdue} isAtLeast={isOverdueAtLeast} filter={filter} />
      <span className="day-over">{coverage}</span>
    </>
  )
}
