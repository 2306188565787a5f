import type { ReportRange, ReportSummary } from '../../core/reports/types'
import { Exceptions } from './Exceptions'
import { Figures } from './Figures'
import { OnTimeChart } from './OnTimeChart'
import { OrdersChart } from './OrdersChart'

interface Props {
  summary: ReportSummary
  range: ReportRange
  zone: string
  isPaper?: boolean
}

/** The count of exceptions from which their list is about as high as two charts. */
const manyExceptions = 6

/** Figures, charts and exceptions over all rows of a report, on the screen and on paper. */
export function ReportPictures({ summary, range, zone, isPaper = false }: Props) {
  const { count } = summary.exceptions
  const layout = count === 0 ? undefined : count < manyExceptions ? 'few' : 'many'
  return (
    <>
      <Figures summary={summary} />
      <div className="report-charts" data-exceptions={layout}>
        <OrdersChart summary={summary} range={range} zone={zone} />
        <OnTimeChart summary={summary} range={range} zone={zone} />
        {count > 0 && <Exceptions exceptions={summary.exceptions} isPaper={isPaper} />}
      </div>
    </>
  )
}
