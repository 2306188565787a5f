import { createExporting, type SheetsOrder } from './export-store'
import { createImporting } from './import-store'

export type Sheets = ReturnType<typeof createSheets>

/** What brings sheets in and out, in one file that comes when it is first needed. */
export function createSheets(order: SheetsOrder) {
  return { importing: createImporting(order), exporting: createExporting(order) }
}
