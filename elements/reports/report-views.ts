export { writeReport } from '../../core/reports/written'
export { ReportView } from './ReportView'
