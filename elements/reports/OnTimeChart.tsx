import { getNumberFormat } from '../../core/base/numbers'
import { dayIn } from '../../core/base/time'
import { bucketsOf, stepOf } from '../../core/reports/buckets'
import { onTimeShare } from '../../core/reports/summary'
import type { ReportRange, ReportSummary } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Heading } from '../kit/layout/Heading'
import { Panel } from '../kit/layout/Panel'
import { bucketName } from './bucket-name'
import { ChartFrame } from './ChartFrame'
import { ChartTable } from './ChartTable'

interface Props {
  summary: ReportSummary
  range: ReportRange
  zone: string
}

const titles = { day: 'reports.onTimeByDay', week: 'reports.onTimeByWeek', month: 'reports.onTimeByMonth' } as const

/**
 * Draws the share of delivered orders that were on time, by the time at which they were assigned, as dots on a line. A
 * dot is hollow if some of its orders were late, and a row above the dots shows the counts of late orders.
 */
export function OnTimeChart({ summary, range, zone }: Props) {
  const t = useText()
  const step = stepOf(range)
  const buckets = bucketsOf(summary.days, range)
  const dots = buckets.flatMap(({ from, counts }, index) => {
    const share = onTimeShare(counts)
    return share === null ? [] : [{ from, share, late: counts.no, along: (index + 0.5) / buckets.length }]
  })
  // The axis starts at 70 % if no share is below 75 %.
  const base = dots.every(({ share }) => share >= 0.75) ? 0.7 : 0
  const lines = base === 0 ? [0, 0.25, 0.5, 0.75, 1] : [0.7, 0.8, 0.9, 1]
  const heightOf = (share: number) => (share - base) / (1 - base)
  const percent = getNumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 1 })
  const number = getNumberFormat(t.locale)
  const shareText = (share: number | null) => (share === null ? '–' : percent.format(share))
  const title = t(titles[step])
  const { yes: onTimeCount, no: lateCount } = summary.counts
  return (
    <Panel padded label={title}>
      <Heading className="panel-title">{title}</Heading>
      <ChartFrame
        label={t('reports.onTimeChart', { title, yes: onTimeCount, total: onTimeCount + lateCount })}
        lines={lines.map(share => ({ at: heightOf(share), label: percent.format(share) }))}
        buckets={buckets}
        step={step}
        today={dayIn(new Date(summary.readAt).toISOString(), zone)}
      >
        <div className="chart-shares">
          <svg className="chart-curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline
              points={dots.map(({ share, along }) => `${100 * along},${100 - 100 * heightOf(share)}`).join(' ')}
            />
          </svg>
          {dots.map(({ from, share, late, along }) => (
            <span
              key={from}
              className="chart-dot"
              part="series series-on-time"
              data-late={late > 0 || undefined}
              style={{ insetInlineStart: `${100 * along}%`, insetBlockEnd: `${100 * heightOf(share)}%` }}
            />
          ))}
          {lateCount > 0 && <span className="chart-late-head">{t('reports.onTimeNo')}</span>}
          {dots
            .filter(({ late }) => late > 0)
            .map(({ from, late, along }) => (
              <span key={from} className="chart-late" style={{ insetInlineStart: `${100 * along}%` }}>
                {number.format(late)}
              </span>
            ))}
          {dots.length === 0 && <span className="chart-empty">{t('reports.noneDelivered')}</span>}
        </div>
      </ChartFrame>
      <ChartTable
        caption={title}
        note={t('reports.onTimeNote', { base: percent.format(base) })}
        heads={[t(`reports.${step}`), t('reports.onTimeYes'), t('reports.onTimeNo'), t('reports.onTimeShare')]}
        rows={buckets.map(({ from, counts }) => ({
          name: bucketName(from, step),
          cells: [number.format(counts.yes), number.format(counts.no), shareText(onTimeShare(counts))],
        }))}
      />
    </Panel>
  )
}
