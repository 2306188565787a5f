import danger from 'icon:alert-circle'
import late from 'icon:clock-exclamation'
import { useState } from 'react'
import { getNumberFormat } from '../../core/base/numbers'
import type { Translate } from '../../core/i18n/translate'
import { unshippedOf } from '../../core/reports/row'
import type { ReportException, ReportExceptions } from '../../core/reports/types'
import { orderLook } from '../../core/work-orders/statuses'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Icon } from '../kit/icons/Icon'
import { Heading } from '../kit/layout/Heading'
import { Panel } from '../kit/layout/Panel'
import { space } from '../kit/own-text'
import { statusIcon } from '../parts/status-icon'
import { exceptionTime } from './exception-time'
import { titlesOf } from './titles'

/** The number of exceptions that are shown before a press on "Show all". This many are as high as two charts. */
const collapsedCount = 10

interface Props {
  exceptions: ReportExceptions
  /** Whether the report is printed. Paper has no button to expand the list, so all exceptions are shown. */
  isPaper: boolean
}

/** Lists the orders that are late, overdue or in trouble, worst first. */
export function Exceptions({ exceptions: { items, count }, isPaper }: Props) {
  const t = useText()
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded || isPaper ? items : items.slice(0, collapsedCount)
  const number = getNumberFormat(t.locale)
  return (
    <Panel label={t('reports.exceptions')}>
      <div className="exceptions-head">
        <Heading className="panel-title">{t('reports.exceptions')}</Heading>
        <span className="exceptions-count">{number.format(count)}</span>
        {items.length > collapsedCount && !isPaper && (
          <Button kind="quiet" size="bar" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'reports.showFewer' : 'reports.showAll')}
          </Button>
        )}
      </div>
      <ul className="exceptions">
        {shown.map((exception, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report can contain the same order number twice
          <Exception key={index} exception={exception} />
        ))}
      </ul>
      {shown.length < count && <div className="panel-foot">{t('reports.worst', { shown: shown.length, count })}</div>}
    </Panel>
  )
}

function Exception({ exception }: { exception: ReportException }) {
  const t = useText()
  const { kind, row } = exception
  const timeText = exceptionTime(exception)
  return (
    <li className="exception" data-tone={kind === 'trouble' ? undefined : 'danger'}>
      <span className="exception-sign" data-tone="danger">
        <Icon of={iconOf(exception)} />
      </span>
      <span className="exception-order">
        <b translate="no">{row.workOrderNo}</b>
        {space}
        <bdi translate="no" title={row.compositions.join('\n')}>
          {titlesOf(row)}
        </bdi>
      </span>
      <span className="exception-why">{reasonText(exception, t)}</span>
      <span className="exception-when">{timeText && t.text(timeText)}</span>
    </li>
  )
}

function iconOf({ kind, row }: ReportException): string {
  if (kind === 'late') return late
  return kind === 'trouble' ? (statusIcon(orderLook(row.status).icon) ?? danger) : danger
}

function reasonText({ kind, row }: ReportException, t: Translate): string {
  if (kind === 'late') return t('reports.late')
  if (kind === 'trouble') return t.text(orderLook(row.status).label)
  const unshippedCount = unshippedOf(row)
  return unshippedCount > 0
    ? t('reports.notShipped', { left: unshippedCount, total: row.shipments ?? unshippedCount })
    : t('reports.open')
}
