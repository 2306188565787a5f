import words from '../../core/i18n/en/work-orders'
import { registerMessages } from '../../core/i18n/translate'
import { bucketsOf, stepOf } from '../../core/reports/buckets'
import type { ReportRange, ReportSummary } from '../../core/reports/types'
import { OnTimePicture } from './OnTimePicture'
import { StatusPicture } from './StatusPicture'

registerMessages('en', words)

/** What the rows say, drawn: orders by day and status, and the share that was on time. */
export function ReportPictures({ summary, range }: { summary: ReportSummary; range: ReportRange }) {
  return (
    <div className="report-pictures">
      <StatusPicture buckets={bucketsOf(summary.days, range)} step={stepOf(range)} statuses={summary.statuses} />
      <OnTimePicture onTime={summary.onTime} />
    </div>
  )
}
