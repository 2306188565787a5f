/** What is needed once a workbook or a clipboard is taken in, or a workbook is written: the parts of one file. */
export { ExportPlace } from './ExportPlace'
export { ImportPlace } from './ImportPlace'
export { PasteDialog } from './paste/PasteDialog'
