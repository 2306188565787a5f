/** The notes of rows, and what finds numbers that are used twice: the rows come first, and both later in one file. */
export { duplicatesIn } from '../../core/shipments/rows/duplicates'
export { RowNotes } from './RowNotes'
