import { dayIn } from '../base/time'
import type { ShippingType } from '../wire/reference'
import type { Shipment } from '../wire/shipments'
import { exportFileName, exportSheet } from './export-sheet'
import type { WriteStage } from './sheet-file'
import { type SheetOptions, writeSheet } from './sheets'

interface ExportContext {
  readonly workOrderNo: string
  /** The partner's zone: its day is in the file's name. */
  readonly zone: string
  readonly couriers: readonly ShippingType[]
}

export interface ExportedFile {
  readonly name: string
  readonly blob: Blob
}

/** Writes all shipments of a work order into a workbook; what only an export needs comes with the first one. */
export async function writeExport(
  shipments: readonly Shipment[],
  { workOrderNo, zone, couriers }: ExportContext,
  options: SheetOptions<WriteStage> = {},
): Promise<ExportedFile> {
  const sheet = exportSheet(shipments, { workOrderNo, zone, couriers: couriers.map(({ name }) => name) })
  const blob = await writeSheet(sheet, options)
  return { name: exportFileName(workOrderNo, dayIn(new Date().toISOString(), zone)), blob }
}
