/** The parts for an offer that differs from the one in force, in one module that is loaded for them. */
export { Changes, ChangesPanel } from './ChangesPanel'
export { LossDialog } from './LossDialog'
