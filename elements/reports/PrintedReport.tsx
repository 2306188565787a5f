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
  /** Is called after the print, and when it failed, which is shown. */
  onDone(): void
}

/** Prints a report once, with all its rows. The document that it prints from goes with this component. */
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
    let ownPaper: Paper | null = null
    let isGone = false
    async function prepare() {
      const rows = await readRows(report, printRows)
      if (isGone) return
      const paper = await open()
      ownPaper = paper
      if (isGone) paper.frame.remove()
      else setReady({ paper, rows })
    }
    void notifications.run({ title: text('reports.printFailed') }, prepare).then(({ ok }) => ok || finish())
    return () => {
      isGone = true
      ownPaper?.frame.remove()
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
