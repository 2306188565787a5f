import { isPast } from '../orders/past'
import type { Composition, WorkOrder } from '../wire/work-orders'
import type { WorkOrderRow } from './types'

/**
 * Returns a work order with defaults for fields that another server omits or sends as null.
 * @param isArchived whether the order is in the archive; its status can also make it past
 */
export function rowOf(order: WorkOrder, isArchived = false): WorkOrderRow {
  const shipments = order.shipments ?? []
  return {
    ...order,
    tasks: order.tasks ?? [],
    compositions: (order.compositions ?? []).map(compositionOf),
    shipments,
    totalCopied: order.totalCopied ?? 0,
    // Each shipment sends one drive.
    totalDrives: order.totalDrives ?? shipments.length,
    shippedDrives: order.shippedDrives ?? null,
    nextShipBy: order.nextShipBy ?? null,
    overallWorkOrderStatusChangedInServer: order.overallWorkOrderStatusChangedInServer === true,
    past: isArchived || isPast(order.status),
  }
}

function compositionOf(composition: Composition): Composition {
  return {
    ...composition,
    cplName: composition.cplName ?? composition.id,
    size: composition.size ?? 0,
    dcpTransferStatus: composition.dcpTransferStatus ?? null,
    download: composition.download ?? null,
  }
}
