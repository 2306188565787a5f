import offline from 'icon:wifi-off'
import { environment } from '../../../core/base/environment'
import type { Failure } from '../../../core/base/errors'
import { lostCode } from '../../../core/base/lazy'
import { useText } from '../../kit/context'
import { Banner } from '../../kit/feedback/Banner'
import { Button } from '../../kit/fields/Button'
import { sendLabel, type Unsent, unsentCount, unsentReason } from './draft-words'

interface NotSentProps extends Unsent {
  /** The failure of the save. */
  failure?: Failure | null
  /** Whether another attempt is in flight. */
  busy?: boolean
  onSend(): void
}

/** Shows that edits wait for a connection. */
export function NotSent({ failure, busy = false, onSend, ...unsent }: NotSentProps) {
  const t = useText()
  return (
    <Banner
      tone="warn"
      icon={offline}
      rank="unsent"
      title={unsentCount(unsent, t)}
      step={
        <>
          <Button size="bar" busy={busy} onClick={onSend}>
            {sendLabel(unsent, t)}
          </Button>
          {failure?.code === lostCode && environment.isOnline() && (
            <Button size="bar" onClick={() => location.reload()}>
              {t('kit.reload')}
            </Button>
          )}
        </>
      }
    >
      {unsentReason(unsent, t)}
    </Banner>
  )
}
