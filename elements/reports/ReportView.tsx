import downloadIcon from 'icon:download'
import type { Resource } from '../../core/base/resource'
import type { Text } from '../../core/i18n/translate'
import { sameRange } from '../../core/reports/rules'
import type { Report, ReportProgress, ReportRange } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { RangeForm } from './RangeForm'
import { ReportResult } from './ReportResult'

interface Props {
  read: Resource<Report>
  /** Null until the report of the range is there. */
  report: Report | null
  progress: ReportProgress | null
  cancelled: boolean
  typed: ReportRange
  problem: Text | null
  today: string
  zone: string
  offset: string
  onType(range: ReportRange): void
  onRange(range: ReportRange): void
  onDownload(): void
  onCancel(): void
  onRetry(): void
}

export function ReportView(props: Props) {
  const t = useText()
  const { read, report, progress, problem } = props
  // The file is of the days that stand in the fields, or there is none.
  const isTyped = report !== null && sameRange(report.range, props.typed)
  const why = problem ? t.text(problem) : isTyped ? undefined : t('reports.notRead')
  const off = progress ? t('reports.reading') : why
  return (
    <div className="stack">
      <PageHead title={t('reports.title')}>
        <Button kind="primary" icon={downloadIcon} off={off} onClick={props.onDownload}>
          {t('reports.download')}
        </Button>
      </PageHead>
      <RangeForm {...props} />
      <ReportResult
        read={read}
        report={report}
        progress={progress}
        cancelled={props.cancelled}
        isAsked={problem === null}
        zone={props.zone}
        onCancel={props.onCancel}
        onRetry={props.onRetry}
      />
    </div>
  )
}
