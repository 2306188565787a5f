/** The views of labels in one file: each of them is loaded on a press, and they share nearly all of their code. */
export { DriveLabels } from './DriveLabels'
export { LabelsDialog } from './LabelsDialog'
