import late from 'icon:clock-x'
import type { DaySummary } from '../../../core/work-orders/active/day'
import { lateText } from '../../../core/work-orders/active/deadline'
import { Badge } from '../../kit/feedback/Badge'
import { space } from '../../kit/own-text'
import { momentText } from '../../parts/moment-text'
import type { DayContext } from './day-context'
import { useAmount } from './use-amount'

interface Props {
  day: DaySummary
  /** Whether there can be more drives than are counted. */
  isAtLeast: boolean
  /** Whether the state of every drive is known. Otherwise the count of copied drives is not shown. */
  isLeftKnown: boolean
  /** Epoch milliseconds. */
  now: number
  ctx: DayContext
}

/** The end of today's copies by their present rates, with a link to the most important order. */
export function DayFinish({ day, isAtLeast, isLeftKnown, now, ctx }: Props) {
  const { t, zone, onOpen } = ctx
  const { finish, counts } = day
  const amountOf = useAmount()
  const total = amountOf(day.toShip, isAtLeast)
  // Drives that are not counted may not be copied.
  const finishKeys = {
    copied: isAtLeast ? 'unknown' : 'allCopied',
    unknown: 'unknown',
    estimating: 'estimating',
    notCopying: 'notCopying',
  } as const

  const moment = (at: number) => momentText(at, now, zone, t.locale)
  const { inTime, inTimeAt } = finish.type === 'ends' ? finish : { inTime: 0, inTimeAt: null }
  return (
    <div className="day-part day-finish">
      <p className="day-label">{t('schedule.day.finish')}</p>
      <p className="day-figure-line">
        <span className="day-figure">
          {finish.type === 'ends' ? moment(finish.endsAt) : t(`schedule.day.${finishKeys[finish.type]}`)}
        </span>
        {finish.type === 'ends' && finish.lateBy > 0 && (
          <Badge icon={late} tone="danger">
            {t.text(lateText(finish.lateBy * 60_000))}
          </Badge>
        )}
      </p>
      <p className="day-line-text">
        {inTimeAt !== null && (
          <span>{t('schedule.day.inTime', { done: counts.copied + inTime, total, time: moment(inTimeAt) })}</span>
        )}
        {inTimeAt === null && isLeftKnown && <span>{t('schedule.day.ready', { count: counts.copied, total })}</span>}
        {finish.type !== 'copied' && (
          <>
            {space}
            <button type="button" className="link" onClick={() => onOpen(finish.workOrderNo, 'duplication')}>
              {t('schedule.day.seePlan')}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
