import { createExporting, type SheetsOrder } from './export-store'
import { createImporting } from './import-store'

export type Sheets = ReturnType<typeof createSheets>

/** Returns the import and the export of an order. They are in one file, which loads on first use. */
export function createSheets(order: SheetsOrder) {
  return { importing: createImporting(order), exporting: createExporting(order) }
}
