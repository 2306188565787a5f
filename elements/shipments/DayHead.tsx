import printer from 'icon:printer'
import { longDay, timeOfDayIn } from '../../core/base/time'
import { noShipments } from '../../core/shipments/rows/ship-days'
import type { Day } from '../../core/wire/base'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { space } from '../kit/own-text'
import { useOrder } from './order-context'
import { ownOffset, type RowContext } from './row-context'
import type { DueView } from './use-due'

interface Props {
  day: Day
  due: DueView
  ctx: RowContext
}

/** The head of one ship-by day: the counts of pending and shipped shipments, and a button that prints labels. */
export function DayHead({ day, due: { now, today, days }, ctx }: Props) {
  const { isPast } = useOrder()
  const t = useText()
  const { toShip, shipped, firstShipBy, isOneShipBy, serials } = days.get(day) ?? noShipments
  const isLate = !isPast && firstShipBy !== null && Date.parse(firstShipBy) < now
  const name = day === '' ? t('shipments.day.none') : longDay(day, t.locale)
  const time = firstShipBy === null ? '' : timeOfDayIn(firstShipBy, ctx.zone) + ownOffset(firstShipBy, ctx)
  return (
    <div className="day-head">
      <span className="group-name" data-tone={isLate ? 'danger' : undefined}>
        {isLate
          ? t('shipments.day.overdue', { day: name })
          : day === today
            ? t('shipments.day.today', { day: name })
            : name}
      </span>
      {space}
      {!isPast && toShip > 0 && (
        <span className="group-size">
          {day === today && !isLate
            ? t(isOneShipBy ? 'shipments.day.toShipBy' : 'shipments.day.toShipFirstBy', { count: toShip, time })
            : t('shipments.day.toShip', { count: toShip })}
        </span>
      )}
      {space}
      {shipped > 0 && <span className="group-size">{t('shipments.day.shipped', { count: shipped })}</span>}
      {space}
      {ctx.Risk && day > today && firstShipBy !== null && <ctx.Risk shipBy={firstShipBy} />}
      {!isPast && toShip > 0 && (
        <Button
          kind="quiet"
          size="bar"
          icon={printer}
          aria-label={t('shipments.day.printOf', { day: name })}
          onClick={() => ctx.onPrint(serials)}
        >
          {t('shipments.day.print')}
        </Button>
      )}
    </div>
  )
}
