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
  /** When the last safe pick-up is, or was, in words; empty where there is none. */
  pickUp: string
  /** Stands in place of the word of the risk: "2 overdue". */
  label?: string | undefined
}

/** How near a ship-by is, in a word; the last safe pick-up is its hint. */
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
