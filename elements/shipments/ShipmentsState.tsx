import type { Resource } from '../../core/base/resource'
import { ReadState } from '../base/ReadState'
import { useText } from '../kit/context'
import { Part } from '../kit/Part'
import { Skeleton } from '../kit/states/Skeleton'
import { nothingPart } from './nothing-part'

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
      <Part of={nothingPart} rows={1} props={{ of: 'shipments' }} />
    </ReadState>
  )
}
