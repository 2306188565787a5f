import { Banner } from '../kit/Banner'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'

interface RetryBannerProps {
  words: string
  busy: boolean
  onRetry(): void
}

/** Part of the work did not get through and can be tried again by itself. */
export function RetryBanner({ words, busy, onRetry }: RetryBannerProps) {
  const t = useText()
  const retry = (
    <Button size="bar" busy={busy} onClick={onRetry}>
      {t('kit.retry')}
    </Button>
  )
  return (
    <Banner tone="warn" step={retry}>
      {words}
    </Banner>
  )
}
