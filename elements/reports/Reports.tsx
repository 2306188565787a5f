import downloadIcon from 'icon:download'
import printer from 'icon:printer'
import { useEffect, useMemo, useState } from 'react'
import { dayIn, offsetIn } from '../../core/base/time'
import { text } from '../../core/i18n/translate'
import {
  type Preset,
  presetOf,
  presetRange,
  presets,
  rangeGiven,
  rangeProblem,
  sameRange,
} from '../../core/reports/rules'
import { reports } from '../../core/reports/store'
import type { Report, ReportRange } from '../../core/reports/types'
import { session } from '../../core/session/store'
import { useRead, useScreen, useStore } from '../base/bridge/hooks'
import { download } from '../base/download'
import { DateRange } from '../kit/calendar/DateRange'
import { useText } from '../kit/context'
import { Part, usePart } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { PageHead } from '../kit/layout/PageHead'
import { Legend } from '../kit/table/Legend'
import type { ReportsProps } from './contract'
import { printPart } from './print-part'
import { ReportResult } from './ReportResult'
import { useRange } from './use-range'
import { viewPart } from './view-part'

/** Shows the report of a range of days, which can be typed, chosen from a calendar or set by a preset. */
export function Reports({ values, host }: ReportsProps) {
  const t = useText()
  const { portal } = useScreen()
  const user = useStore(session)
  const store = useStore(reports, host.id)
  const zone = user.zone.value
  // The zone is the partner's once the user is read, or the browser's when that read fails.
  const isZoneKnown = user.me.value.data !== null || user.me.value.failure !== null
  const today = dayIn(new Date().toISOString(), zone)
  const { from, to } = values
  const range = useMemo<ReportRange>(() => rangeGiven({ from, to }, today), [from, to, today])
  const read = store.report.value
  useRead(read, text('reports.loadFailed'), store.refresh)
  const views = usePart(viewPart)

  useEffect(() => {
    if (isZoneKnown && rangeProblem(range) === null) store.ask(range)
  }, [store, range, isZoneKnown])

  const applyRange = (next: ReportRange) => {
    host.setView('from', next.from)
    host.setView('to', next.to)
  }
  const { typed, problem, type } = useRange(range, applyRange)
  const report = read.data && sameRange(read.data.range, range) ? read.data : null

  const [isWriting, setWriting] = useState(false)
  async function save() {
    if (report === null || views === null) return
    const { fileName, rowCount: rows } = report
    setWriting(true)
    const messages = { title: text('reports.fileFailed'), success: text('reports.fileMade', { name: fileName }) }
    await portal.notifications.run(messages, async () => {
      download(fileName, await views.writeReport(report, { t, zone }))
      host.emit('reeldock-report-downloaded', { ...report.range, fileName, rows })
    })
    setWriting(false)
  }
  const [printed, setPrinted] = useState<Report | null>(null)
  // A report can be downloaded only while the fields hold its days. They may have been edited since it was read.
  const isReportOfFields = report !== null && sameRange(report.range, typed)
  const rangeReason = problem ? t.text(problem) : isReportOfFields ? undefined : t('reports.notRead')
  const downloadOffReason =
    store.progress.value || (rangeReason === undefined && views === null) ? t('reports.reading') : rangeReason
  const printOffReason = downloadOffReason ?? (report?.rowCount === 0 ? t('reports.empty') : undefined)
  const offset = offsetIn(zone, new Date().toISOString())
  return (
    <div className="stack">
      <PageHead title={t('reports.title')}>
        <Button icon={printer} busy={printed !== null} offReason={printOffReason} onClick={() => setPrinted(report)}>
          {t('reports.print')}
        </Button>
        <Button
          kind="primary"
          icon={downloadIcon}
          busy={isWriting}
          offReason={downloadOffReason}
          onClick={() => void save()}
        >
          {t('reports.download')}
        </Button>
      </PageHead>
      <div className="report-range">
        <DateRange
          label={t('reports.assignedOn')}
          value={typed}
          hint={isZoneKnown ? t('reports.zone', { offset, zone }) : '\u00a0'}
          error={problem && t.text(problem)}
          onChange={type}
        />
        <Legend<Preset | ''>
          label={t('reports.presets')}
          items={presets.map(preset => ({ id: preset, label: t(`reports.${preset}`) }))}
          chosen={presetOf(typed, today) ?? ''}
          onChoose={preset => preset !== '' && applyRange(presetRange(preset, today))}
        />
      </div>
      {printed && (
        <Part
          of={printPart}
          props={{
            report: printed,
            company: user.me.value.data?.user.companyName ?? '',
            zone,
            onDone: () => setPrinted(null),
          }}
          rows={0}
        />
      )}
      <ReportResult store={store} report={report} isRangeValid={problem === null} zone={isZoneKnown ? zone : ''} />
    </div>
  )
}
