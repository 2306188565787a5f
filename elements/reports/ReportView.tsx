import '../../core/work-orders/words'
import type { Report } from '../../core/reports/types'
import charts from '../../styles/areas/report-charts.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { Figures } from './Figures'
import { OnTimeChart } from './OnTimeChart'
import { OrdersChart } from './OrdersChart'
import { RawRows } from './RawRows'
import { ReportRows } from './ReportRows'

/** A report that has been read: its figures and charts, then its rows. */
export function ReportView({ report, zone }: { report: Report; zone: string }) {
  useSheet(charts)
  const { summary, range } = report
  if (summary === null) return <RawRows report={report} />
  return (
    <>
      <Figures summary={summary} />
      <div className="report-charts">
        <OrdersChart summary={summary} range={range} zone={zone} />
        <OnTimeChart summary={summary} range={range} zone={zone} />
      </div>
      <ReportRows report={report} summary={summary} zone={zone} />
    </>
  )
}
