/** The views that change days, in one module that is loaded after the month. */
export { DaysPanel } from './DaysPanel'
export { UnsavedBar } from './UnsavedBar'
