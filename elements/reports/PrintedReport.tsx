import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { text } from '../../core/i18n/translate'
import { readRows } from '../../core/reports/read'
import { printRows } from '../../core/reports/rules'
import type { Cells, Report } from '../../core/reports/types'
import { useScreen } from '../base/bridge/hooks'
import { otherDirection } from '../base/other-direction'
import { useText } from '../kit/context'
import { isRightToLeft } from '../kit/nodes'
import { useStable } from '../kit/use-stable'
import { openPaper, type Paper } from './open-paper'
import { PaperReport } from './PaperReport'
import { printPaper } from './print-paper'

interface Props {
  report: Report
  company: string
  zone: string
  /** Called after the print, and after a failure, which is shown as a notification. */
  onDone(): void
}

/** Prints a report once, with all its rows. The printed document is removed with this component. */
export function PrintedReport({ report, company, zone, onDone }: Props) {
  const t = useText()
  const { host, portal } = useScreen()
  const { element } = host
  const { notifications } = portal
  const [ready, setReady] = useState<{ paper: Paper; rows: readonly Cells[] } | null>(null)
  const finish = useStable(onDone)
  const open = useStable(() =>
    openPaper(element, report.fileName.replace(/\.csv$/i, ''), t.locale, isRightToLeft(element) ? 'rtl' : 'ltr'),
  )
  useEffect(() => {
    let openedPaper: Paper | null = null
    let isUnmounted = false
    async function prepare() {
      const rows = await readRows(report, printRows)
      if (isUnmounted) return
      const paper = await open()
      openedPaper = paper
      if (isUnmounted) paper.frame.remove()
      else setReady({ paper, rows })
    }
    void notifications.run({ title: text('reports.printFailed') }, prepare).then(({ ok }) => ok || finish())
    return () => {
      isUnmounted = true
      openedPaper?.frame.remove()
    }
  }, [report, open, finish, notifications])
  useEffect(() => {
    if (ready === null) return
    void printPaper(ready.paper.view).then(isPrinted => {
      if (!isPrinted) notifications.notify('danger', text('reports.printFailed'), text('reports.printBlocked'))
      finish()
    })
  }, [ready, finish, notifications])
  if (ready === null) return null
  const { rows, paper } = ready
  const direction = otherDirection(isRightToLeft(paper.body), t.locale)
  return createPortal(
    <PaperReport report={report} rows={rows} company={company} zone={zone} direction={direction} />,
    paper.body,
  )
}
