/** What is needed once an offer differs from what is in force: the parts of one file. */
export { Changes, ChangesPanel } from './ChangesPanel'
export { LossDialog } from './LossDialog'
