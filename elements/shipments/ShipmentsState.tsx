import type { Resource } from '../../core/base/resource'
import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Skeleton } from '../kit/states/Skeleton'
import { Nothing } from './Nothing'

interface ShipmentsStateProps {
  read: Resource<unknown>
  /** So many rows were typed in on an earlier visit, and cannot be read now. */
  keptUnread: number
  onRetry(): void
}

/** What stands where there are no shipments: not yet, an error, or none at all. */
export function ShipmentsState({ read, keptUnread, onRetry }: ShipmentsStateProps) {
  const t = useText()
  return (
    <>
      {keptUnread > 0 && <Banner tone="info">{t('shipments.keptUnread', { count: keptUnread })}</Banner>}
      <ReadState
        read={read}
        title={t('shipments.loadFailed')}
        skeleton={<Skeleton rows={10} columns={6} />}
        onRetry={onRetry}
      >
        <Nothing of="shipments" />
      </ReadState>
    </>
  )
}
