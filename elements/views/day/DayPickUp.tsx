import { dayIn, offsetIn, timeOfDayIn, weekdayOf } from '../../../core/base/time'
import type { DaySummary } from '../../../core/work-orders/active/day'
import { deadlineOf } from '../../../core/work-orders/active/deadline'
import { space, verbatim } from '../../kit/own-text'
import type { DayContext } from './day-context'

interface Props {
  day: DaySummary
  ctx: DayContext
}

/**
 * The next pick-up, or the next ship-by while hours are not known: the time until it, and its exact time with the zone.
 */
export function DayPickUp({ day: { firstPickUp: at, arePickUpsKnown }, ctx: { t, zone, now, due } }: Props) {
  const instant = at === null ? null : new Date(at).toISOString()
  const deadline = instant === null ? null : deadlineOf(instant, now, due)
  return (
    <div className="day-part day-pick-up">
      <p className="day-label">{t(arePickUpsKnown ? 'schedule.day.nextPickUp' : 'schedule.day.nextShipBy')}</p>
      <p className="day-figure">{deadline ? t.text(deadline.text) : t('schedule.day.noPickUp')}</p>
      <p className="day-line-text">
        {instant === null ? (
          <span>{t('schedule.day.noPickUpDetail')}</span>
        ) : (
          <>
            {verbatim(weekdayOf(dayIn(instant, zone), t.locale))}
            {space}
            <bdi dir="ltr">
              {verbatim(dayIn(instant, zone))}
              {space}
              <b translate="no">{timeOfDayIn(instant, zone)}</b>
            </bdi>
            {space}
            {verbatim(`(${offsetIn(zone, instant)})`)}
          </>
        )}
      </p>
    </div>
  )
}
