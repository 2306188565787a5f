import { type Bucket, bucketsOf, type Step, stepOf } from '../../core/reports/buckets'
import type { ReportRange, ReportSummary } from '../../core/reports/types'
import { orderLook } from '../../core/work-orders/statuses'
import { useText } from '../kit/context'
import { Panel } from '../kit/layout/Panel'
import { ScrollBox } from './ScrollBox'
import { statusMarks } from './status-marks'

const titles = { day: 'reports.byDay', week: 'reports.byWeek', month: 'reports.byMonth' } as const

/** Bars of days, a part for each status. Who cannot see them, or wants figures, opens the table. */
export function StatusPicture({ summary: { days, statuses }, range }: { summary: ReportSummary; range: ReportRange }) {
  const t = useText()
  const step = stepOf(range)
  const buckets = bucketsOf(days, range)
  const number = new Intl.NumberFormat(t.locale)
  const most = Math.max(1, ...buckets.map(({ total }) => total))
  const marks = statusMarks(statuses.keys())
  const title = t(titles[step])
  return (
    <Panel padded label={title}>
      <h3 className="panel-title">{title}</h3>
      <div className="bars" aria-hidden="true">
        <span className="bars-most">{number.format(most)}</span>
        <div className="bars-plot">
          {buckets.map(({ from, counts }) => {
            const parts = marks.flatMap(({ statuses, ...mark }) =>
              statuses.filter(status => counts.has(status)).map(status => ({ status, ...mark })),
            )
            const words = parts.map(({ status }) => `${wordOf(status)} ${number.format(counts.get(status) ?? 0)}`)
            return (
              <div key={from} className="bar" title={[bucketName(from, step), ...words].join('\n')}>
                {parts.map(({ status, tone, mark }) => (
                  <i
                    key={status}
                    data-tone={tone}
                    data-mark={mark}
                    style={{ blockSize: `${(100 * (counts.get(status) ?? 0)) / most}%` }}
                  />
                ))}
              </div>
            )
          })}
        </div>
        <div className="bars-ends">
          <span>{bucketName(buckets[0]?.from ?? '', step)}</span>
          <span>{bucketName(buckets.at(-1)?.from ?? '', step)}</span>
        </div>
      </div>
      <ul className="bars-key">
        {marks.map(mark => (
          <li key={mark.statuses[0]}>
            <i data-tone={mark.tone} data-mark={mark.mark} />
            {mark.statuses.map(status => (
              <span key={status}>
                <span>{`${wordOf(status)} `}</span>
                <b>{number.format(statuses.get(status) ?? 0)}</b>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <details className="report-details">
        <summary>{t('reports.asTable')}</summary>
        <StatusTable caption={title} buckets={buckets} step={step} statuses={marks.flatMap(mark => mark.statuses)} />
      </details>
    </Panel>
  )

  function wordOf(status: string): string {
    return t.text(orderLook(status).word)
  }
}

interface TableProps {
  caption: string
  buckets: readonly Bucket[]
  step: Step
  statuses: readonly string[]
}

/** The picture's figures; buckets without orders are left out. */
function StatusTable({ caption, buckets, step, statuses }: TableProps) {
  const t = useText()
  const number = new Intl.NumberFormat(t.locale)
  return (
    <ScrollBox label={caption}>
      <table className="report-table figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`reports.${step}`)}</th>
            {statuses.map(status => (
              <th key={status} scope="col">
                {t.text(orderLook(status).word)}
              </th>
            ))}
            <th scope="col">{t('reports.total')}</th>
          </tr>
        </thead>
        <tbody>
          {buckets
            .filter(({ total }) => total > 0)
            .map(({ from, counts, total }) => (
              <tr key={from}>
                <th scope="row">{bucketName(from, step)}</th>
                {statuses.map(status => (
                  <td key={status}>{number.format(counts.get(status) ?? 0)}</td>
                ))}
                <td>{number.format(total)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Days are YYYY-MM-DD in every language, months the start of one (decision 28). */
function bucketName(from: string, step: Step): string {
  return step === 'month' ? from.slice(0, 7) : from
}
