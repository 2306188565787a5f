/** Parts of a row that come after the rows, in one file. */
export { duplicatesIn } from '../../core/shipments/rows/duplicates'
export { rowsToCheck } from '../../core/shipments/rows/to-check'
export { Opened } from './Opened'
export { RowConflict } from './RowConflict'
export { RowNotes } from './RowNotes'
