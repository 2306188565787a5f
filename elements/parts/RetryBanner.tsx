import type { Failure } from '../../core/base/errors'
import { failureText } from '../../core/notifications/failure-text'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'

interface RetryBannerProps {
  title: string
  /** Why it did not, where that is known. */
  failure: Failure | null
  busy: boolean
  onRetry(): void
}

/** A part of the work failed and can be retried alone. */
export function RetryBanner({ title, failure, busy, onRetry }: RetryBannerProps) {
  const t = useText()
  const retry = (
    <Button size="bar" busy={busy} onClick={onRetry}>
      {t('kit.retry')}
    </Button>
  )
  return (
    <Banner tone="warn" title={title} step={retry}>
      {failure && t.text(failureText(failure))}
    </Banner>
  )
}
