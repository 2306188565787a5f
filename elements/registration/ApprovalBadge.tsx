import approved from 'icon:circle-check'
import notSubmitted from 'icon:circle-dashed'
import rejected from 'icon:circle-x'
import pending from 'icon:hourglass'
import needsMore from 'icon:message-exclamation'
import type { PlainKey } from '../../core/i18n/keys'
import type { ApprovalState } from '../../core/session/rules'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'
import type { Tone } from '../kit/feedback/tone'

/** The look of each state of an approval. An unknown status reads as pending (decision 8). */
const looks: Readonly<Record<ApprovalState, readonly [icon: string, label: PlainKey, tone: Tone]>> = {
  NOT_SUBMITTED: [notSubmitted, 'registration.notSubmitted', 'mute'],
  PENDING: [pending, 'registration.pending', 'info'],
  UNKNOWN: [pending, 'registration.pending', 'info'],
  NEEDS_MORE_INFO: [needsMore, 'registration.needsMoreInfo', 'warn'],
  APPROVED: [approved, 'registration.approved', 'ok'],
  REJECTED: [rejected, 'registration.rejected', 'danger'],
}

/** The state of an approval: icon, text and tone. */
export function ApprovalBadge({ state }: { state: ApprovalState }) {
  const t = useText()
  const [icon, label, tone] = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  )
}
