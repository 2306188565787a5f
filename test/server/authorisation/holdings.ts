import assert from 'node:assert/strict'
import type { Shipment } from '../../../core/wire/shipments'
import type { WorkOrder, WorkOrderList } from '../../../core/wire/work-orders'
import type { Held } from '../../fixtures/bodies/valid'
import { own } from './callers'

/** What the company has, and which of it the calls are about. */
export interface Holdings extends Held {
  /** Its work orders, all that are open. */
  orders: readonly string[]
  /** Nothing of it is downloaded: the one of downloads and shipments. */
  waiting: WorkOrder
  electronic: WorkOrder
  /** Downloaded, and drives are missing: one for each caller who may copy. */
  uncopied: readonly WorkOrder[]
}

/** Reads them as one of the company's. */
export async function holdingsOf(url: string, token: string | null): Promise<Holdings> {
  const get = async <Body>(path: string): Promise<Body> => {
    const answer = await fetch(`${url}/api/main/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal(answer.status, 200, path)
    return answer.json()
  }
  const { workOrders } = await get<WorkOrderList>('work-orders?items=current&offset=0&ps=100')
  const onDrives = workOrders.filter(({ deliveryMode }) => deliveryMode === 'PARTNERS')
  const allAre = ({ compositions }: WorkOrder, status: string | undefined) =>
    compositions.every(({ download }) => download?.status === status)
  const waiting = onDrives.find(order => allAre(order, undefined) && order.compositions.length > 1)
  const electronic = workOrders.find(({ deliveryMode }) => deliveryMode === 'ELECTRONIC')
  const uncopied = onDrives.filter(order => allAre(order, 'completed') && order.totalCopied < order.totalDrives)
  assert.ok(waiting && electronic && uncopied.length > 1, 'The world holds orders to download, to copy and to deliver')
  return {
    companyId: own.companyId,
    orders: workOrders.map(({ workOrderNo }) => workOrderNo),
    waiting,
    electronic,
    uncopied,
    rows: await get<Shipment[]>(`work-orders/${waiting.workOrderNo}/shipments`),
    bookingNos: electronic.shipments.map(({ bookingNo }) => bookingNo),
    applianceIds: (await get<{ applianceId: string }[]>('appliances')).map(({ applianceId }) => applianceId),
    compositions: waiting.compositions.map(({ id }) => id),
  }
}
