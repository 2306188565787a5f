import type { Resource } from '../../../core/base/resource'
import words from '../../../core/i18n/en/company-parts'
import { registerMessages } from '../../../core/i18n/translate'
import { useText } from '../../kit/context'
import { RetryBanner } from '../RetryBanner'

registerMessages('en', words)

/** Says that the choices of a company's form did not come, and asks for them again; nothing while they did. */
export function ListsBanner({ lists, onRetry }: { lists: Resource<unknown>; onRetry(): void }) {
  const t = useText()
  if (lists.failure === null) return null
  return (
    <RetryBanner words={t('companyParts.listsFailed')} failure={lists.failure} busy={lists.busy} onRetry={onRetry} />
  )
}
