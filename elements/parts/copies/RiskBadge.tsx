import overdue from 'icon:alert-octagon'
import oneDay from 'icon:clock'
import today from 'icon:clock-exclamation'
import noPickUp from 'icon:clock-x'
import type { Risk } from '../../../core/schedule/types'
import { useText } from '../../kit/context'
import { Badge } from '../../kit/feedback/Badge'
import type { Tone } from '../../kit/feedback/tone'

const looks: Readonly<Record<Risk, { icon: string; tone: Tone }>> = {
  overdue: { icon: overdue, tone: 'danger' },
  noPickUp: { icon: noPickUp, tone: 'danger' },
  today: { icon: today, tone: 'warn' },
  oneDay: { icon: oneDay, tone: 'mute' },
}

interface Props {
  risk: Risk
  /** The text of the last safe pick-up, past or future; empty without one. */
  pickUp: string
  /** Replaces the name of the risk: "2 overdue". */
  label?: string | undefined
}

/** A badge with the risk of a ship-by. Its tooltip has the last safe pick-up. */
export function RiskBadge({ risk, pickUp, label }: Props) {
  const t = useText()
  const { icon, tone } = looks[risk]
  return (
    <span className="risk" title={pickUp || undefined}>
      <Badge icon={icon} tone={tone}>
        <span>{label ?? t(`schedule.${risk}`)}</span>
        {pickUp && <span className="sr-only">{`, ${pickUp}`}</span>}
      </Badge>
    </span>
  )
}
