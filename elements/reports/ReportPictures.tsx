import type { ReportRange, ReportSummary } from '../../core/reports/types'
import { Figures } from './Figures'
import { OnTimeChart } from './OnTimeChart'
import { OrdersChart } from './OrdersChart'

interface Props {
  summary: ReportSummary
  range: ReportRange
  zone: string
}

/** Figures and charts over all rows of a report, on the screen and on paper. */
export function ReportPictures({ summary, range, zone }: Props) {
  return (
    <>
      <Figures summary={summary} />
      <div className="report-charts">
        <OrdersChart summary={summary} range={range} zone={zone} />
        <OnTimeChart summary={summary} range={range} zone={zone} />
      </div>
    </>
  )
}
