import { longDayTimeIn } from '../../../core/base/time'
import type { NextDay } from '../../../core/work-orders/active/day'
import type { DayFiguresProps } from './DayDrives'
import { FilterLink } from './FilterLink'
import { Overdue } from './Overdue'

/** The day in one line, when nothing is left to ship today: past, next and late shipments. */
export function DayLine({ day, isAtLeast, isOverdueAtLeast, ctx: { t, zone }, filter, over }: DayFiguresProps) {
  const { of, next, overdue } = day
  const nextText = ({ drives, by, isAtLeast: isMore }: NextDay) =>
    t('schedule.day.next', {
      drives: t(isAtLeast || isMore ? 'schedule.day.drivesAtLeast' : 'schedule.day.drives', { count: drives }),
      time: longDayTimeIn(new Date(by).toISOString(), zone, t.locale),
    })
  return (
    <>
      <span>{of.shipped > 0 ? t('schedule.day.done', { count: of.shipped }) : t('schedule.day.none')}</span>
      {next && (
        <FilterLink filter={filter} criteria={{ day: 'next' }}>
          {nextText(next)}
        </FilterLink>
      )}
      <Overdue count={overdue} isAtLeast={isOverdueAtLeast} filter={filter} />
      <span className="day-over">{over}</span>
    </>
  )
}
