import packageOff from 'icon:package-off'
import type { Resource } from '../../core/base/resource'
import { failureText } from '../../core/notifications/failure-text'
import { useText } from '../kit/context'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'

interface ShipmentsStateProps {
  read: Resource<unknown>
  onRetry(): void
}

/** What stands where there are no shipments: not yet, an error, or none at all. */
export function ShipmentsState({ read, onRetry }: ShipmentsStateProps) {
  const t = useText()
  if (read.failure)
    return (
      <ErrorState title={t('shipments.loadFailed')} onRetry={onRetry} busy={read.busy}>
        {t.text(failureText(read.failure))}
      </ErrorState>
    )
  if (read.data === null) return <Skeleton rows={10} columns={6} />
  return (
    <EmptyState icon={packageOff} title={t('shipments.empty')}>
      {t('shipments.emptyDetail')}
    </EmptyState>
  )
}
