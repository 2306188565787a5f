/** The views of labels in one lazy file, because they share nearly all of their code. */
export { DriveLabels } from './DriveLabels'
export { LabelsDialog } from './LabelsDialog'
