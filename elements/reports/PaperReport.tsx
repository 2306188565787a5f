import { useMemo } from 'react'
import { dayTimeIn, offsetIn } from '../../core/base/time'
import type { Cells, Report } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Heading, HeadingScope } from '../kit/layout/Heading'
import { PaperRows } from './PaperRows'
import { ReportPictures } from './ReportPictures'

interface Props {
  report: Report
  rows: readonly Cells[]
  company: string
  zone: string
  /** Set if the texts of the report run against the direction of the page, so that the page does not reorder them. */
  direction: 'other' | undefined
}

/** A report as it is printed: a head with company, days, zone and time, then figures, charts and all rows. */
export function PaperReport({ report, rows, company, zone, direction }: Props) {
  const t = useText()
  const now = useMemo(() => new Date().toISOString(), [])
  const { summary, range } = report
  return (
    <HeadingScope level={1}>
      <div className="frame stack paper" data-words={direction}>
        <Heading depth={0} className="page-title">
          {t('reports.title')}
        </Heading>
        <p className="paper-head">
          {t('reports.printed', { company, ...range, offset: offsetIn(zone, now), zone, time: dayTimeIn(now, zone) })}
        </p>
        {summary && <ReportPictures summary={summary} range={range} zone={zone} isPaper />}
        <PaperRows report={report} rows={rows} zone={zone} />
      </div>
    </HeadingScope>
  )
}
