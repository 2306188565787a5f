import { isPast } from '../orders/past'
import type { Composition, WorkOrder } from '../wire/work-orders'
import type { WorkOrderRow } from './types'

/**
 * A work order as the suite reads it: what another back end leaves out or sends as null has its plain default.
 * @param isArchived it stands in the archive; by its status it may belong there all the same
 */
export function rowOf(order: WorkOrder, isArchived = false): WorkOrderRow {
  const shipments = order.shipments ?? []
  return {
    ...order,
    tasks: order.tasks ?? [],
    compositions: (order.compositions ?? []).map(compositionOf),
    shipments,
    totalCopied: order.totalCopied ?? 0,
    // A drive leaves with each shipment.
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
