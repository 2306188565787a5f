/** What import and export need, loaded with the first file that either handles. */
export { createExporting } from './export-store'
export { createImporting } from './import-store'
