import type { PlannedCopy } from '../../../core/work-orders/plan/copy-plan'
import type { PlanAxis } from '../../../core/work-orders/plan/plan-axis'
import { useText } from '../../kit/context'
import { verbatim } from '../../kit/own-text'
import { bayName } from '../../parts/copies/bay-text'
import { labelOn, placeOn } from './place-on'
import { againstText, clockIn, dayUnlessToday } from './plan-times'
import { Timeline } from './Timeline'

interface PlanTableProps {
  copies: readonly PlannedCopy[]
  axis: PlanAxis
  /** Epoch milliseconds. */
  now: number
  zone: string
  /** Whether the table has copies of several orders, so that each row names its order. */
  showsOrders: boolean
}

/** The table of the bays. Each timeline repeats the text of its row as a picture. */
export function PlanTable({ copies, axis, now, zone, showsOrders }: PlanTableProps) {
  const t = useText()
  const [pickUp, ...others] = axis.pickUps
  return (
    <table className="plan" data-orders={showsOrders || undefined}>
      <caption className="sr-only">{t('plan.busy')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plan.bay')}</th>
          <th scope="col">{t('plan.drive')}</th>
          <th scope="col" className="plan-axis" aria-label={t('plan.timeline')}>
            <span className="plan-now-label" style={labelOn(axis, now)} translate="no">
              {t('plan.now', { time: clockIn(now, zone) })}
            </span>
            {axis.pickUps.map(at => (
              <span key={at} className="plan-pick-up-label" style={labelOn(axis, at)}>
                {t('plan.pickUpOn', { time: clockIn(at, zone) })}
              </span>
            ))}
          </th>
          <th scope="col" className="plan-ends">
            {t('plan.ends')}
          </th>
          <th scope="col">
            {pickUp !== undefined && others.length === 0
              ? t('plan.againstAt', { time: clockIn(pickUp, zone) })
              : t('plan.against')}
          </th>
        </tr>
      </thead>
      <tbody>
        {copies.map(copy => (
          <PlanRow key={copy.key} copy={copy} axis={axis} now={now} zone={zone} showsOrders={showsOrders} />
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td colSpan={2} />
          <td className="plan-hours">
            {axis.labels.map(at => (
              <span key={at} style={placeOn(axis, at)} translate="no">
                {clockIn(at, zone)}
              </span>
            ))}
          </td>
          <td colSpan={2} />
        </tr>
      </tfoot>
    </table>
  )
}

interface PlanRowProps extends Omit<PlanTableProps, 'copies'> {
  copy: PlannedCopy
}

function PlanRow({ copy, axis, now, zone, showsOrders }: PlanRowProps) {
  const t = useText()
  const { dock, bay, kind, ordinal, endsAt, isLate, workOrderNo } = copy
  const drive = [showsOrders ? workOrderNo : null, ordinal === null ? null : `#${ordinal}`].filter(Boolean).join(' ')
  const against = againstText(copy, now, zone, t.locale)
  const state = kind === 'running' ? null : t(kind === 'failed' ? 'plan.failed' : 'plan.inserted')
  const isBad = kind === 'running' && isLate
  return (
    <tr data-tone={isBad || kind === 'failed' ? 'danger' : undefined} data-kind={kind}>
      <th scope="row">
        <span translate="no">{dock.name}</span>
        <span>{` · ${bayName(t, dock.slots, bay)}`}</span>
      </th>
      <td>
        {drive !== '' && verbatim(drive)}
        {state && <span className="plan-state">{drive === '' ? state : ` ${state}`}</span>}
      </td>
      <td className="plan-timeline">
        <Timeline copy={copy} axis={axis} now={now} />
      </td>
      <td className="plan-ends">
        {endsAt === null ? t('plan.estimating') : <EndMoment at={endsAt} now={now} zone={zone} />}
      </td>
      <td className="plan-against">{against && t.text(against)}</td>
    </tr>
  )
}

/** The time of an end, with its day below unless it is today. Neither text breaks over two lines. */
function EndMoment({ at, now, zone }: Pick<PlanTableProps, 'now' | 'zone'> & { at: number }) {
  const { locale } = useText()
  const day = dayUnlessToday(at, now, zone, locale)
  return (
    <span translate="no">
      <span>{clockIn(at, zone)}</span>
      {day !== null && <span className="plan-ends-day">{` ${day}`}</span>}
    </span>
  )
}
