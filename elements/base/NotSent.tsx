import type { Failure } from '../../core/base/errors'
import { lostCode } from '../../core/base/lazy'
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
  /** Why. */
  failure?: Failure | null
  /** It is tried now. */
  busy?: boolean
  onSend(): void
}

/** Says that changes wait for a connection. */
export function NotSent({ unsent, kept, failure, busy = false, onSend }: NotSentProps) {
  const t = useText()
  return (
    <Banner
      tone="warn"
      title={t('shared.notSent', { count: unsent })}
      step={
        <>
          <Button size="bar" busy={busy} onClick={onSend}>
            {t('shared.sendNow')}
          </Button>
          {failure?.code === lostCode && (
            <Button size="bar" onClick={() => location.reload()}>
              {t('kit.reload')}
            </Button>
          )}
        </>
      }
    >
      {t(kept ? 'shared.notSentKept' : 'shared.notSentOpen')}
    </Banner>
  )
}
