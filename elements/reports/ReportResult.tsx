import { formatBytes } from '../../core/base/bytes'
import { failureText } from '../../core/notifications/failure-text'
import type { reports } from '../../core/reports/store'
import type { Report, ReportProgress } from '../../core/reports/types'
import { useText } from '../kit/context'
import { emptyPeriod } from '../kit/drawings/empty'
import { LostPart } from '../kit/feedback/LostPart'
import { useLazy, usePart } from '../kit/feedback/Part'
import { Progress } from '../kit/feedback/Progress'
import { Button } from '../kit/fields/Button'
import { Panel } from '../kit/layout/Panel'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { ReportSkeleton } from './ReportSkeleton'
import { viewPart } from './view-part'

interface Props {
  store: ReturnType<typeof reports.create>
  /** Null until the report of the range has been read. */
  report: Report | null
  /** Whether the typed range is valid, so that its report will be read. */
  isRangeValid: boolean
  zone: string
}

/** Shows the progress of the requested report, why it failed, or its figures, charts and rows. */
export function ReportResult({ store, report, isRangeValid, zone }: Props) {
  const t = useText()
  const read = store.report.value
  const onRetry = () => void store.refresh()
  if (read.busy) return <Reading progress={store.progress.value} onCancel={store.cancel} />
  if (store.cancelled.value)
    return (
      <EmptyState
        drawing={emptyPeriod}
        title={t('reports.cancelled')}
        steps={<Button onClick={onRetry}>{t('reports.again')}</Button>}
      >
        {t('reports.cancelledHow')}
      </EmptyState>
    )
  if (read.failure)
    return (
      <ErrorState title={t('reports.loadFailed')} onRetry={onRetry} isOffline={read.state === 'offline'}>
        {t.text(failureText(read.failure))}
      </ErrorState>
    )
  if (report === null) return isRangeValid ? <Reading progress={null} onCancel={null} /> : null
  if (report.rowCount === 0)
    return (
      <EmptyState drawing={emptyPeriod} title={t('reports.empty')}>
        {t('reports.emptyHow', { ...report.range })}
      </EmptyState>
    )
  return <Result report={report} zone={zone} />
}

function Result(props: { report: Report; zone: string }) {
  const views = usePart(viewPart, true, { isNeededNow: true })
  const { failures } = useLazy(viewPart)
  if (views) return <views.ReportView {...props} />
  return failures > 0 ? <LostPart of={[viewPart]} /> : <ReportSkeleton />
}

function Reading({ progress, onCancel }: { progress: ReportProgress | null; onCancel: (() => void) | null }) {
  const t = useText()
  const { bytes = 0, totalBytes = null, rows = 0 } = progress ?? {}
  return (
    <>
      <Panel padded>
        <div className="report-reading" role="status">
          <b>{t('reports.reading')}</b>
          <Progress
            label={t('reports.reading')}
            value={totalBytes === null ? null : Math.min(100, (100 * bytes) / totalBytes)}
            {...(totalBytes === null && { figures: '' })}
          />
          <span className="quiet-text">{t('reports.soFar', { count: rows, bytes: formatBytes(bytes, t.locale) })}</span>
          <Button offReason={onCancel ? undefined : t('reports.notRead')} {...(onCancel && { onClick: onCancel })}>
            {t('kit.cancel')}
          </Button>
        </div>
      </Panel>
      <ReportSkeleton />
    </>
  )
}
