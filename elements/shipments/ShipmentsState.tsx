import { ReadState } from '../base/frame/ReadState'
import { useText } from '../kit/context'
import { noShipments } from '../kit/drawings/empty'
import { Banner } from '../kit/feedback/Banner'
import { EmptyState } from '../kit/states/EmptyState'
import { Skeleton } from '../kit/states/Skeleton'
import { useOrder } from './order-context'

/** The state without shipments: loading, an error, or an empty order. */
export function ShipmentsState() {
  const { read, keptUnread, store } = useOrder()
  const t = useText()
  return (
    <>
      {keptUnread > 0 && <Banner tone="info">{t('shipments.keptUnread', { count: keptUnread })}</Banner>}
      <ReadState
        read={read}
        title={t('shipments.loadFailed')}
        skeleton={<Skeleton rows={20} columns={6} />}
        onRetry={store.refresh}
      >
        <EmptyState drawing={noShipments} title={t('shipments.empty')}>
          {t('shipments.emptyDetail')}
        </EmptyState>
      </ReadState>
    </>
  )
}
