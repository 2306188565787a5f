import type { Resource } from '../../../core/base/resource-types'
import '../../../core/company-settings/words'
import { useText } from '../../kit/context'
import { RetryBanner } from '../RetryBanner'

/** Says that the choices of a company's form did not come, and asks for them again; nothing while they did. */
export function ListsBanner({ lists, onRetry }: { lists: Resource<unknown>; onRetry(): void }) {
  const t = useText()
  if (lists.failure === null) return null
  return (
    <RetryBanner title={t('companyParts.listsFailed')} failure={lists.failure} busy={lists.busy} onRetry={onRetry} />
  )
}
