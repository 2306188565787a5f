import { type ExportSheet, exportSheet } from '../../core/shipments/export-sheet'
import { shippingTypes } from '../../core/testing/reference/lists'
import { seedWorld } from '../../core/testing/seeds/world'
import type { Shipment } from '../../core/wire/shipments'

/** The largest order of the demonstration, of which the workbooks of this folder are made. */
export const workOrderNo = 'WO-48213'

export function largeOrder(): Shipment[] {
  const { orders } = seedWorld({ now: Date.parse('2026-11-19T15:00:00Z'), orgs: ['lonestar'] })
  return orders.find(order => order.workOrderNo === workOrderNo)?.shipments ?? []
}

/** Its export, as it is written. */
export function largeExport(shipments: readonly Shipment[]): ExportSheet {
  return exportSheet(shipments, {
    workOrderNo,
    zone: 'America/Chicago',
    couriers: shippingTypes.map(({ name }) => name),
  })
}
