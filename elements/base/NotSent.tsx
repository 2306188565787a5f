import words from '../../core/i18n/en/shared-drafts'
import { registerMessages } from '../../core/i18n/translate'
import { Banner } from '../kit/Banner'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'

registerMessages('en', words)

interface NotSentProps {
  /** So many changes could not be sent for want of a connection. */
  unsent: number
  /** What was typed outlives a reload. */
  kept: boolean
  /** It is tried now. */
  busy?: boolean
  onSend(): void
}

/** Says that changes wait for a connection. */
export function NotSent({ unsent, kept, busy = false, onSend }: NotSentProps) {
  const t = useText()
  return (
    <Banner
      tone="warn"
      title={t('shared.notSent', { count: unsent })}
      step={
        <Button size="bar" busy={busy} onClick={onSend}>
          {t('shared.sendNow')}
        </Button>
      }
    >
      {t(kept ? 'shared.notSentKept' : 'shared.notSentOpen')}
    </Banner>
  )
}
