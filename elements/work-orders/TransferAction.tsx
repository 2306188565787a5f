import { live } from '../../core/live/live'
import { partnerType } from '../../core/session/rules'
import { session } from '../../core/session/store'
import type { Composition } from '../../core/wire/work-orders'
import { canStartDownload, isRetry } from '../../core/work-orders/transfers'
import { transfers } from '../../core/work-orders/transfers-store'
import type { WorkOrderRow } from '../../core/work-orders/types'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'

/** The next step of a composition: its download, or the progress of its upload if the partner reports it. */
export function TransferAction({ order, composition }: { order: WorkOrderRow; composition: Composition }) {
  const t = useText()
  const { busy, download, setUpload } = useStore(transfers, order.workOrderNo)
  const type = partnerType(useStore(session).me.value.data?.user.partner?.type)
  const isOffline = useStore(live).state.value === 'offline'
  const { id, dcpTransferStatus } = composition
  const isElectronic = order.deliveryMode === 'ELECTRONIC'
  const step = {
    size: 'bar',
    busy: busy.value.has(id),
    offReason: isOffline ? t('shared.offline') : undefined,
  } as const
  // The partner reports the progress of uploads (decision 19).
  if (isElectronic && type !== 'Online') {
    if (dcpTransferStatus === 'completed') return null
    const status = dcpTransferStatus === 'started' ? 'completed' : 'started'
    const bookingNos = order.shipments.flatMap(({ bookingNo }) => bookingNo ?? [])
    return (
      <Button {...step} onClick={() => void setUpload(id, { status, bookingNos })}>
        {t(status === 'started' ? 'upload.markStarted' : 'upload.markCompleted')}
      </Button>
    )
  }
  const needsDownload = !isElectronic || order.tasks.includes('download_dcps')
  if (!needsDownload || !canStartDownload(composition)) return null
  return (
    <Button {...step} onClick={() => void download(id)}>
      {t(isRetry(composition) ? 'download.again' : 'download.start')}
    </Button>
  )
}
