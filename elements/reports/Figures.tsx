import { getNumberFormat } from '../../core/base/numbers'
import { onTimeShare } from '../../core/reports/summary'
import type { ReportSummary } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Panel } from '../kit/layout/Panel'
import { inElement } from '../kit/own-text'

/**
 * Shows a report as four figures: all orders, and those on time, late and open. An order that is not on time, late or
 * open was cancelled, was rejected or has no times, and is counted in the lines below the first figure. The shares are
 * parts of the delivered orders, so open orders do not change the shares.
 */
export function Figures({ summary }: { summary: ReportSummary }) {
  const t = useText()
  const { counts, orders, drives, cancelled, rejected, untimed, open, overdue, troubled } = summary
  const { yes: onTimeCount, no: lateCount } = counts
  const share = onTimeShare(counts)
  const percent = (part: number) =>
    getNumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 1 }).format(part)
  const total = getNumberFormat(t.locale).format(onTimeCount + lateCount)
  return (
    <Panel label={t('reports.figures')}>
      <dl className="report-figures">
        <Figure
          label={t('reports.orders')}
          figure={orders}
          lines={[
            drives !== null && t('reports.drives', { count: drives }),
            cancelled > 0 && t('reports.ordersCancelled', { count: cancelled }),
            rejected > 0 && t('reports.ordersRejected', { count: rejected }),
            untimed > 0 && t('reports.ordersUntimed', { count: untimed }),
          ]}
        />
        <Figure
          label={t('reports.onTime')}
          figure={onTimeCount}
          totalText={share === null ? undefined : t('reports.outOf', { total })}
          lines={[share === null ? t('reports.noneDelivered') : percent(share)]}
        />
        <Figure
          label={t('reports.late')}
          figure={lateCount}
          isBad={lateCount > 0}
          lines={[share !== null && t('reports.lateShare', { share: percent(1 - share) })]}
        />
        <Figure
          label={t('reports.open')}
          figure={open}
          lines={[
            open > 0 && t('reports.overdueCount', { count: overdue }),
            open > 0 && t('reports.troubleCount', { count: troubled }),
          ]}
        />
      </dl>
    </Panel>
  )
}

interface FigureProps {
  label: string
  figure: number
  /** The text after the figure that names its total, such as "of 12". */
  totalText?: string | undefined
  isBad?: boolean
  /** The texts below the figure, which are joined. A text that does not apply is false. */
  lines: readonly (string | false)[]
}

function Figure({ label, figure, totalText, isBad = false, lines }: FigureProps) {
  const t = useText()
  const formatter = new Intl.ListFormat(t.locale, { type: 'unit', style: 'short' })
  const joinedLines = formatter.format(lines.filter(each => each !== false))
  return (
    <div className="report-figure">
      <dt>{label}</dt>
      <dd>
        <b className="report-count" data-tone={isBad ? 'danger' : undefined}>
          {getNumberFormat(t.locale).format(figure)}
        </b>
        {totalText && <span>{` ${totalText}`}</span>}
      </dd>
      {joinedLines !== '' && <dd className="report-figure-line">{inElement(joinedLines)}</dd>}
    </div>
  )
}
