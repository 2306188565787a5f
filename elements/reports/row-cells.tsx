import overdue from 'icon:alert-circle'
import bolt from 'icon:bolt'
import onTime from 'icon:circle-check'
import late from 'icon:clock-exclamation'
import { getNumberFormat } from '../../core/base/numbers'
import { isolatedIn } from '../../core/i18n/direction'
import type { Translate } from '../../core/i18n/translate'
import { localTimeOf, outcomeOf } from '../../core/reports/row'
import type { ReportRow } from '../../core/reports/types'
import { orderLook } from '../../core/work-orders/statuses'
import { Badge } from '../kit/feedback/Badge'
import { StatusText } from '../kit/feedback/StatusText'
import { space } from '../kit/own-text'
import { statusIcon } from '../parts/status-icon'
import { titlesOf } from './titles'

export interface RowContext {
  readonly t: Translate
  readonly zone: string
  /** When the report was read, in milliseconds. */
  readonly readAt: number
}

interface CellProps {
  row: ReportRow
  ctx: RowContext
}

/** The titles of an order's films on one line. The tooltip lists the full names of the compositions. */
export function Content({ row, ctx: { t } }: CellProps) {
  return (
    <span className="report-content">
      <span className="report-films" dir="auto" translate="no" title={row.compositions.join('\n')}>
        {titlesOf(row)}
      </span>
      {row.deliveryMode === 'ELECTRONIC' && (
        <>
          {space}
          <Badge icon={bolt}>{t('workOrders.electronic')}</Badge>
        </>
      )}
    </span>
  )
}

export function OrderStatus({ row, ctx: { t } }: CellProps) {
  const { icon, tone, label } = orderLook(row.status)
  return (
    <StatusText icon={statusIcon(icon)} tone={tone}>
      {t.text(label)}
    </StatusText>
  )
}

/**
 * The count of shipments that were shipped, and of all shipments: "52 / 240". An unknown first count is a dash. Without
 * the second count, only the first is shown.
 */
export function Shipped({ row: { shipped, shipments }, ctx: { t } }: CellProps) {
  const number = (count: number | null) => (count === null ? '–' : getNumberFormat(t.locale).format(count))
  return (
    <bdi>
      <span>{number(shipped)}</span>
      {shipments !== null && <span className="quiet-text">{` / ${number(shipments)}`}</span>}
    </bdi>
  )
}

/** Shows how an order ended, or whether an open order has missed a deadline. */
export function Outcome({ row, ctx: { t, readAt } }: CellProps) {
  const outcome = outcomeOf(row, readAt)
  if (outcome === null) return <span className="quiet-text">–</span>
  const text = t(`reports.${outcome}`)
  if (outcome === 'open') return <span className="quiet-text">{text}</span>
  const tone = outcome === 'onTimeYes' ? 'ok' : 'danger'
  return (
    <StatusText icon={outcomeIcons[outcome]} tone={tone} loud={tone === 'danger'}>
      {text}
    </StatusText>
  )
}

const outcomeIcons = { onTimeYes: onTime, onTimeNo: late, overdue } as const

/** Returns an instant in the partner's zone, or other text unchanged, isolated from the text direction around. */
export function timeText(written: string, { t, zone }: RowContext): string {
  return isolatedIn(t.locale, localTimeOf(written, zone) ?? written)
}
