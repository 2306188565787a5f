import type { Http } from '../http/http'
import { fetchOrder } from '../orders/order-api'
import { rowOf } from './mapping'
import { replaceRow } from './rules'
import type { WorkOrderPage, WorkOrderRow } from './types'

/**
 * Reads the rows that the server marks as updated in full, each once for what it says; they stay marked.
 * @param fetched what was read before, by what the rows said then.
 */
export async function readUpdated(
  http: Http,
  rows: readonly WorkOrderRow[],
  fetched: Set<string>,
  appliancesCount: number,
  update: (change: (page: WorkOrderPage) => WorkOrderPage) => void,
): Promise<void> {
  for (const { workOrderNo, status, totalCopied, overallWorkOrderStatusChangedInServer: isUpdated } of rows) {
    const said = `${workOrderNo} ${status} ${totalCopied}`
    if (!isUpdated || fetched.has(said)) continue
    fetched.add(said)
    const order = await fetchOrder(http, workOrderNo, appliancesCount).catch(() => null)
    if (order === null) fetched.delete(said)
    else
      update(page =>
        replaceRow(page, workOrderNo, ({ past }) => ({
          ...rowOf(order, past),
          overallWorkOrderStatusChangedInServer: true,
        })),
      )
  }
}
