export { ReportView } from './ReportView'
export { writeReport } from './write-report'
