import type { PortalEvent } from '../../../../core/wire/events'
import type { WorkOrder } from '../../../../core/wire/work-orders'

/** Thursday 19 November 2026, 09:00 in Chicago. */
export const start = Date.parse('2026-11-19T15:00:00Z')
export const zone = 'America/Chicago'
const hour = 3_600_000

const statuses = ['assigned', 'approved', 'ready_to_process', 'copy_in_progress', 'shipment_pending'] as const
const titles = ['Aurora', 'Blue Harbor', 'Cedar Street', 'Dry Season', 'Ember', 'Far Shore', 'Glass Hill', 'Home Row']

/** Sets the page's clock, so that ship-bys stay in their groups. */
export function setTime(now: number): void {
  Date.now = () => now
}

/** Returns `count` active orders, the same every time. Their ship-bys lie between yesterday and six weeks ahead. */
export function manyOrders(count: number): WorkOrder[] {
  return Array.from({ length: count }, (_, index): WorkOrder => {
    const title = titles[(index * 5) % titles.length] ?? ''
    return {
      workOrderNo: `WO-${90_000 - ((index * 7) % count)}`,
      status: statuses[(index * 3) % statuses.length] ?? 'assigned',
      assignedOn: new Date(start - (1 + (index % 200)) * hour).toISOString(),
      deliveryMode: 'PARTNERS',
      tasks: ['download_dcps', 'duplicate_dcps'],
      compositions: [0, 1].map(part => ({
        id: `c-${index}-${part}`,
        cplName: `${title.replaceAll(' ', '')}-${index}_FTR-${part + 1}_S_EN-XX_US-13_51_2K_RD_20261101_MRD_SMPTE_OV`,
        size: 180_000_000_000 + index,
        dcpTransferStatus: null,
        download: null,
      })),
      shipments: [{ bookingNo: `B-${index}` }],
      totalCopied: index % 9,
      totalDrives: 8 + (index % 5),
      shippedDrives: 0,
      nextShipBy: new Date(start + (((index * 11) % 520) * 2 - 23) * hour).toISOString(),
      overallWorkOrderStatusChangedInServer: false,
    }
  })
}

/**
 * Returns an event of an order after changing that order at the server: most are of copies, some of downloads, few of
 * shipments.
 */
export function eventOf(orders: WorkOrder[], second: number): PortalEvent {
  const index = (second * 37) % orders.length
  const order = orders[index]
  const [composition] = order?.compositions ?? []
  if (order === undefined || composition === undefined) throw new Error(`no order at ${index}`)
  const { workOrderNo, totalDrives } = order
  if (second % 10 === 0) return { type: 'shipments.changed', workOrderNo }
  if (second % 10 < 5) {
    const download = { status: 'in_progress', percentage: second % 100 } as const
    orders[index] = {
      ...order,
      compositions: order.compositions.map(each => (each === composition ? { ...each, download } : each)),
    }
    return { type: 'download.changed', workOrderNo, compositionId: composition.id, ...download }
  }
  const change = { status: statuses[second % statuses.length] ?? 'assigned', totalCopied: second % totalDrives }
  orders[index] = { ...order, ...change }
  return { type: 'work_order.changed', workOrderNo, ...change }
}
