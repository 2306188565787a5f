import { useEffect, useMemo } from 'react'
import { download } from '../../core/base/download'
import { dayIn, offsetIn } from '../../core/base/time'
import { text } from '../../core/i18n/translate'
import { rangeGiven, rangeProblem, sameRange } from '../../core/reports/rules'
import { reports } from '../../core/reports/store'
import type { ReportRange } from '../../core/reports/types'
import { session } from '../../core/session/store'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import type { ReportsProps } from './contract'
import { ReportView } from './ReportView'
import { useRange } from './use-range'

export function Reports({ values, host }: ReportsProps) {
  const { portal } = useScreen()
  const who = useStore(session)
  const store = useStore(reports, host.id)
  const zone = who.zone.value
  const isKnown = who.me.value.data !== null || who.me.value.failure !== null
  const today = dayIn(new Date().toISOString(), zone)
  const { from, to } = values
  const range = useMemo<ReportRange>(() => rangeGiven({ from, to }, today), [from, to, today])
  const read = store.report.value
  useRead(read, text('reports.loadFailed'), store.refresh)

  useEffect(() => {
    if (isKnown && rangeProblem(range) === null) store.ask(range)
  }, [store, range, isKnown])

  const take = (next: ReportRange) => {
    host.setView('from', next.from)
    host.setView('to', next.to)
  }
  const { typed, problem, type } = useRange(range, take)
  const report = read.data && sameRange(read.data.range, range) ? read.data : null

  function save() {
    if (report === null) return
    download(report.fileName, report.file)
    portal.notifications.notify('ok', text('reports.fileMade', { name: report.fileName }))
    host.emit('reeldock-report-downloaded', { ...range, fileName: report.fileName, rows: report.rowCount })
  }
  return (
    <ReportView
      read={read}
      report={report}
      progress={store.progress.value}
      cancelled={store.cancelled.value}
      typed={typed}
      problem={problem}
      today={today}
      zone={isKnown ? zone : ''}
      offset={offsetIn(zone, new Date().toISOString())}
      onType={type}
      onRange={take}
      onDownload={save}
      onCancel={store.cancel}
      onRetry={() => void store.refresh()}
    />
  )
}
