/** Views of days that are changed, in one file that comes after the month. */
export { DaysPanel } from './DaysPanel'
export { UnsavedBar } from './UnsavedBar'
