import { useText } from '../../kit/context'
import { ErrorState } from '../../kit/states/ErrorState'

/** What is left of a screen that threw. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <ErrorState title={t('shared.crashed')} onRetry={onRetry}>
      {t('shared.unexpectedError')}
    </ErrorState>
  )
}
