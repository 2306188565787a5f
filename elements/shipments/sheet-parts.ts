/** The parts for imports, pastes and exports, in one file. */
export { ExportPlace } from './ExportPlace'
export { ImportPlace } from './ImportPlace'
export { PasteDialog } from './paste/PasteDialog'
