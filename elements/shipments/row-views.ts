/** Parts of a row that load after the rows, in one file. */
export { duplicatesIn } from '../../core/shipments/rows/duplicates'
export { rowsToCheck } from '../../core/shipments/rows/to-check'
export { ChangedBar } from './ChangedBar'
export { Opened } from './Opened'
export { RowConflict } from './RowConflict'
export { RowNotes } from './RowNotes'
export { ShipmentsChosen } from './ShipmentsChosen'
