import type { Resource } from '../../../core/base/resource-types'
import '../../../core/company-settings/words'
import { useText } from '../../kit/context'
import { RetryBanner } from '../RetryBanner'

/**
 * A message that the lists of choices could not be loaded, with a button that retries. Renders nothing if they loaded.
 */
export function ListsBanner({ lists, onRetry }: { lists: Resource<unknown>; onRetry(): void }) {
  const t = useText()
  if (lists.failure === null) return null
  return (
    <RetryBanner title={t('companyParts.listsFailed')} failure={lists.failure} busy={lists.busy} onRetry={onRetry} />
  )
}
