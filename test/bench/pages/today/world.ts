import type { PortalEvent } from '../../../../core/wire/events'
import type { WorkOrder } from '../../../../core/wire/work-orders'

/** Thursday 19 November 2026, 09:00 in Chicago. */
export const start = Date.parse('2026-11-19T15:00:00Z')
export const zone = 'America/Chicago'
const hour = 3_600_000

const statuses = ['assigned', 'approved', 'ready_to_process', 'copy_in_progress', 'shipment_pending'] as const
const titles = ['Aurora', 'Blue Harbor', 'Cedar Street', 'Dry Season', 'Ember', 'Far Shore', 'Glass Hill', 'Home Row']

/** The page's clock stands here, so that ship-bys stay in their groups. */
export function setTime(at: number): void {
  Date.now = () => at
}

/** So many active orders, the same every time; their ship-bys lie from yesterday to six weeks ahead, each with others. */
export function manyOrders(count: number): WorkOrder[] {
  return Array.from({ length: count }, (_, at): WorkOrder => {
    const title = titles[(at * 5) % titles.length] ?? ''
    return {
      workOrderNo: `WO-${90_000 - ((at * 7) % count)}`,
      status: statuses[(at * 3) % statuses.length] ?? 'assigned',
      assignedOn: new Date(start - (1 + (at % 200)) * hour).toISOString(),
      deliveryMode: 'PARTNERS',
      tasks: ['download_dcps', 'duplicate_dcps'],
      compositions: [0, 1].map(part => ({
        id: `c-${at}-${part}`,
        cplName: `${title.replaceAll(' ', '')}-${at}_FTR-${part + 1}_S_EN-XX_US-13_51_2K_RD_20261101_MRD_SMPTE_OV`,
        size: 180_000_000_000 + at,
        dcpTransferStatus: null,
        download: null,
      })),
      shipments: [{ bookingNo: `B-${at}` }],
      totalCopied: at % 9,
      totalDrives: 8 + (at % 5),
      shippedDrives: 0,
      nextShipBy: new Date(start + (((at * 11) % 520) * 2 - 23) * hour).toISOString(),
      overallWorkOrderStatusChangedInServer: false,
    }
  })
}

/** An event of the order that stands at a place, with which the back end has changed: most are of copies, some of downloads, few of shipments. */
export function eventOf(orders: WorkOrder[], second: number): PortalEvent {
  const at = (second * 37) % orders.length
  const order = orders[at]
  const [composition] = order?.compositions ?? []
  if (order === undefined || composition === undefined) throw new Error(`no order at ${at}`)
  const { workOrderNo, totalDrives } = order
  if (second % 10 === 0) return { type: 'shipments.changed', workOrderNo }
  if (second % 10 < 5) {
    const download = { status: 'in_progress', percentage: second % 100 } as const
    orders[at] = {
      ...order,
      compositions: order.compositions.map(each => (each === composition ? { ...each, download } : each)),
    }
    return { type: 'download.changed', workOrderNo, compositionId: composition.id, ...download }
  }
  const change = { status: statuses[second % statuses.length] ?? 'assigned', totalCopied: second % totalDrives }
  orders[at] = { ...order, ...change }
  return { type: 'work_order.changed', workOrderNo, ...change }
}
