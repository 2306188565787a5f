import type { Failure } from '../../core/base/errors'
import { failureText } from '../../core/notifications/failure-text'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'

interface RetryBannerProps {
  title: string
  /** The reason of the failure; null when it is unknown. */
  failure: Failure | null
  busy: boolean
  onRetry(): void
}

/** Shows that a part of the work failed, and offers to retry only that part. */
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
