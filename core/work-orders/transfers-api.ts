import type { Http } from '../http/http'
import type { TransferStatusSent } from '../wire/work-orders'

/** Sends POST {main}/v1/work-orders/{no}/download/{compositionId}. The server answers 202. */
export function startDownload(http: Http, workOrderNo: string, compositionId: string): Promise<null> {
  return http.post(
    'main',
    `v1/work-orders/${encodeURIComponent(workOrderNo)}/download/${encodeURIComponent(compositionId)}`,
    {},
    { repeats: true },
  )
}

/** Sends PUT {main}/v1/bookings/compositions/{id}/work-orders/{no}/transfer-status. */
export function sendTransferStatus(
  http: Http,
  workOrderNo: string,
  compositionId: string,
  sent: TransferStatusSent,
): Promise<null> {
  const path = `v1/bookings/compositions/${encodeURIComponent(compositionId)}/work-orders/${encodeURIComponent(workOrderNo)}`
  return http.put('main', `${path}/transfer-status`, sent)
}
