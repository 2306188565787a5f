/** The parts for an offer that differs from the offer in force. They are loaded together, as one module. */
export { Changes, ChangesPanel } from './ChangesPanel'
export { LossDialog } from './LossDialog'
