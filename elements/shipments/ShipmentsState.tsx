import type { Resource } from '../../core/base/resource'
import { ReadState } from '../base/ReadState'
import { useText } from '../kit/context'
import { Skeleton } from '../kit/states/Skeleton'
import { Nothing } from './Nothing'

interface ShipmentsStateProps {
  read: Resource<unknown>
  onRetry(): void
}

/** What stands where there are no shipments: not yet, an error, or none at all. */
export function ShipmentsState({ read, onRetry }: ShipmentsStateProps) {
  const t = useText()
  return (
    <ReadState
      read={read}
      title={t('shipments.loadFailed')}
      skeleton={<Skeleton rows={10} columns={6} />}
      onRetry={onRetry}
    >
      <Nothing of="shipments" />
    </ReadState>
  )
}
