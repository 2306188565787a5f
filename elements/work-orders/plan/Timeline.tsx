import type { PlannedCopy } from '../../../core/work-orders/plan/copy-plan'
import type { PlanAxis } from '../../../core/work-orders/plan/plan-axis'
import { placeOn, spanOn } from './place-on'

interface TimelineProps {
  copy: PlannedCopy
  axis: PlanAxis
  /** Epoch milliseconds. */
  now: number
}

/**
 * The bar of a copy from its start to its end, over lines for hours, pick-ups and now. The text of the row says the
 * same.
 */
export function Timeline({ copy, axis, now }: TimelineProps) {
  const { kind, startsAt, endsAt, pickUp, isLate } = copy
  const lastPickUp = axis.pickUps.at(-1)
  const inTimeUntil = endsAt !== null && isLate && pickUp !== null ? Math.max(now, pickUp) : endsAt
  return (
    <div className="timeline" aria-hidden="true">
      {lastPickUp !== undefined && <i className="plan-after" style={spanOn(axis, lastPickUp, axis.to)} />}
      {axis.labels.map(at => (
        <i key={at} className="plan-line" style={placeOn(axis, at)} />
      ))}
      {axis.pickUps.map(at => (
        <i key={at} className="plan-pick-up" data-last={at === lastPickUp || undefined} style={placeOn(axis, at)} />
      ))}
      {kind === 'running' && startsAt !== null && <i className="plan-bar done" style={spanOn(axis, startsAt, now)} />}
      {inTimeUntil !== null && (
        <i
          className={kind === 'running' ? 'plan-bar coming' : 'plan-bar next'}
          style={spanOn(axis, now, inTimeUntil)}
        />
      )}
      {endsAt !== null && inTimeUntil !== null && endsAt > inTimeUntil && (
        <i className="plan-bar late" style={spanOn(axis, inTimeUntil, endsAt)} />
      )}
      <i className="plan-now" style={placeOn(axis, now)} />
    </div>
  )
}
