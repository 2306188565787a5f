import { getNumberFormat } from '../../core/base/numbers'
import { onTimeShare } from '../../core/reports/summary'
import type { ReportSummary } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Panel } from '../kit/layout/Panel'
import { inElement } from '../kit/own-text'

/** Four figures over a report: each order is in one of the last three, or the first says why not. Open orders are in no share. */
export function Figures({ summary }: { summary: ReportSummary }) {
  const t = useText()
  const { counts, orders, drives, cancelled, rejected, untimed, open, overdue, troubled } = summary
  const { yes, no } = counts
  const share = onTimeShare(counts)
  const percent = (part: number) =>
    getNumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 1 }).format(part)
  const total = getNumberFormat(t.locale).format(yes + no)
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
          figure={yes}
          of={share === null ? undefined : t('reports.outOf', { total })}
          lines={[share === null ? t('reports.noneDelivered') : percent(share)]}
        />
        <Figure
          label={t('reports.late')}
          figure={no}
          isBad={no > 0}
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
  /** The total of the figure. */
  of?: string | undefined
  isBad?: boolean
  lines: readonly (string | false)[]
}

function Figure({ label, figure, of, isBad = false, lines }: FigureProps) {
  const t = useText()
  const list = new Intl.ListFormat(t.locale, { type: 'unit', style: 'short' })
  const line = list.format(lines.filter(each => each !== false))
  return (
    <div className="report-figure">
      <dt>{label}</dt>
      <dd>
        <b className="report-count" data-tone={isBad ? 'danger' : undefined}>
          {getNumberFormat(t.locale).format(figure)}
        </b>
        {of && <span>{` ${of}`}</span>}
      </dd>
      {line !== '' && <dd className="report-figure-line">{inElement(line)}</dd>}
    </div>
  )
}
