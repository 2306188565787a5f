import { getNumberFormat } from '../../core/base/numbers'
import { dayIn } from '../../core/base/time'
import { axisOf } from '../../core/reports/axis'
import { bucketsOf, type Step, stepOf } from '../../core/reports/buckets'
import { reportTones } from '../../core/reports/tones'
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

const titles = { day: 'reports.byDay', week: 'reports.byWeek', month: 'reports.byMonth' } as const
const notes = { day: 'reports.noteDay', week: 'reports.noteWeek', month: 'reports.noteMonth' } as const

/** Draws the orders by the time at which they were assigned. Each day, week or month is one bar, stacked by tone. */
export function OrdersChart({ summary, range, zone }: Props) {
  const t = useText()
  const number = getNumberFormat(t.locale)
  const step: Step = stepOf(range)
  const buckets = bucketsOf(summary.days, range)
  const highest = Math.max(...buckets.map(({ total }) => total))
  const axis = axisOf(highest)
  const axisMax = axis.at(-1) ?? 1
  const title = t(titles[step])
  return (
    <Panel padded label={title}>
      <div className="chart-head">
        <Heading className="panel-title">{title}</Heading>
        <ul className="chart-key">
          {reportTones.map(tone => (
            <li key={tone}>
              <i className="chart-mark chart-key-mark" part={`series series-${tone}`} data-mark={tone} />
              <span>{t(`reports.tone.${tone}`)}</span>
              <b>{number.format(summary.counts[tone])}</b>
            </li>
          ))}
        </ul>
      </div>
      <ChartFrame
        label={t('reports.ordersChart', { title, total: summary.orders, max: highest, ...range })}
        lines={axis.map(value => ({ at: value / axisMax, label: number.format(value) }))}
        buckets={buckets}
        step={step}
        today={dayIn(new Date(summary.readAt).toISOString(), zone)}
      >
        <div className="chart-bars">
          {buckets.map(({ from, counts, total }) => (
            <div key={from} className="chart-bar">
              {reportTones
                .filter(tone => counts[tone] > 0)
                .map(tone => (
                  <i
                    key={tone}
                    className="chart-mark chart-part"
                    part={`series series-${tone}`}
                    data-mark={tone}
                    style={{ blockSize: `${(100 * counts[tone]) / axisMax}%` }}
                  />
                ))}
              {total > 0 && <b className="chart-total">{number.format(total)}</b>}
            </div>
          ))}
        </div>
      </ChartFrame>
      <ChartTable
        caption={title}
        note={t(notes[step])}
        heads={[t(`reports.${step}`), ...reportTones.map(tone => t(`reports.tone.${tone}`)), t('reports.total')]}
        rows={buckets.map(({ from, counts, total }) => ({
          name: bucketName(from, step),
          cells: [...reportTones.map(tone => counts[tone]), total].map(count => number.format(count)),
        }))}
      />
    </Panel>
  )
}
