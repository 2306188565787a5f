import type { ReportRange, ReportSummary } from '../../core/reports/types'
import { Exceptions } from './Exceptions'
import { Figures } from './Figures'
import { OnTimeChart } from './OnTimeChart'
import { OrdersChart } from './OrdersChart'

interface Props {
  summary: ReportSummary
  range: ReportRange
  zone: string
}

/** Figures, charts and exceptions over all rows of a report, on the screen and on paper. */
export function ReportPictures({ summary, range, zone }: Props) {
  const hasExceptions = summary.exceptions.count > 0
  return (
    <>
      <Figures summary={summary} />
      <div className="report-charts" data-exceptions={hasExceptions || undefined}>
        <OrdersChart summary={summary} range={range} zone={zone} />
        <OnTimeChart summary={summary} range={range} zone={zone} />
        {hasExceptions && <Exceptions exceptions={summary.exceptions} />}
      </div>
    </>
  )
}
