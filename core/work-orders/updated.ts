import type { Http } from '../http/http'
import { fetchOrder } from '../orders/order-api'
import { rowOf } from './mapping'
import { replaceRow } from './rules'
import type { WorkOrderPage, WorkOrderRow } from './types'

/**
 * Reads the rows that the server marks as updated in full, each once per content. They stay marked.
 * @param fetched the content of the rows that were read before
 */
export async function readUpdated(
  http: Http,
  rows: readonly WorkOrderRow[],
  fetched: Set<string>,
  appliancesCount: number,
  update: (change: (page: WorkOrderPage) => WorkOrderPage) => void,
): Promise<void> {
  for (const { workOrderNo, status, totalCopied, overallWorkOrderStatusChangedInServer: isUpdated } of rows) {
    const key = `${workOrderNo} ${status} ${totalCopied}`
    if (!isUpdated || fetched.has(key)) continue
    fetched.add(key)
    const order = await fetchOrder(http, workOrderNo, appliancesCount).catch(() => null)
    if (order === null) fetched.delete(key)
    else
      update(page =>
        replaceRow(page, workOrderNo, ({ past }) => ({
          ...rowOf(order, past),
          overallWorkOrderStatusChangedInServer: true,
        })),
      )
  }
}
