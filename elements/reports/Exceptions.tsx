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

/** Exceptions that are shown before one asks for all: as high as two charts. */
const shownFirst = 10

interface Props {
  exceptions: ReportExceptions
  /** On paper nothing can be asked for: all stand there at once. */
  isPaper: boolean
}

/** Orders that are late, overdue or in trouble, worst first. */
export function Exceptions({ exceptions: { items, count }, isPaper }: Props) {
  const t = useText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || isPaper ? items : items.slice(0, shownFirst)
  const number = getNumberFormat(t.locale)
  return (
    <Panel label={t('reports.exceptions')}>
      <div className="exceptions-head">
        <Heading className="panel-title">{t('reports.exceptions')}</Heading>
        <span className="exceptions-count">{number.format(count)}</span>
        {items.length > shownFirst && !isPaper && (
          <Button kind="quiet" size="bar" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'reports.showFewer' : 'reports.showAll')}
          </Button>
        )}
      </div>
      <ul className="exceptions">
        {shown.map((exception, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number of an order may stand in a report twice
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
  const when = exceptionTime(exception)
  return (
    <li className="exception" data-tone={kind === 'trouble' ? undefined : 'danger'}>
      <span className="exception-sign" data-tone="danger">
        <Icon of={signOf(exception)} />
      </span>
      <span className="exception-order">
        <b translate="no">{row.workOrderNo}</b>
        {space}
        <bdi translate="no" title={row.compositions.join('\n')}>
          {titlesOf(row)}
        </bdi>
      </span>
      <span className="exception-why">{whyOf(exception, t)}</span>
      <span className="exception-when">{when && t.text(when)}</span>
    </li>
  )
}

function signOf({ kind, row }: ReportException): string {
  if (kind === 'late') return late
  return kind === 'trouble' ? (statusIcon(orderLook(row.status).icon) ?? danger) : danger
}

function whyOf({ kind, row }: ReportException, t: Translate): string {
  if (kind === 'late') return t('reports.late')
  if (kind === 'trouble') return t.text(orderLook(row.status).label)
  const unshippedCount = unshippedOf(row)
  return unshippedCount > 0
    ? t('reports.notShipped', { left: unshippedCount, total: row.shipments ?? unshippedCount })
    : t('reports.open')
}
