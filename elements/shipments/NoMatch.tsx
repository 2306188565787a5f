import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { EmptyState } from '../kit/states/EmptyState'

/** No row fits the search and the filter. */
export function NoMatch({ onClear }: { onClear(): void }) {
  const t = useText()
  return (
    <EmptyState
      title={t('shipments.noMatch')}
      steps={<Button onClick={onClear}>{t('shipments.clearSearch')}</Button>}
    />
  )
}
