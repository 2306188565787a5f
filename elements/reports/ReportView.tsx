import '../../core/work-orders/words'
import type { Report } from '../../core/reports/types'
import view from '../../styles/areas/report-view.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { RawRows } from './RawRows'
import { ReportPictures } from './ReportPictures'
import { ReportRows } from './ReportRows'

/** A report that has been read: its figures and charts, then its rows. */
export function ReportView({ report, zone }: { report: Report; zone: string }) {
  useSheet(view)
  const { summary, range } = report
  if (summary === null) return <RawRows report={report} />
  return (
    <>
      <ReportPictures summary={summary} range={range} zone={zone} />
      <ReportRows report={report} summary={summary} zone={zone} />
    </>
  )
}
