import type { Bucket, Step } from '../../core/reports/buckets'
import { orderLook } from '../../core/work-orders/statuses'
import { useText } from '../kit/context'
import { Panel } from '../kit/Panel'
import type { Tone } from '../kit/tone'
import { bucketName } from './bucket-name'
import { StatusTable } from './StatusTable'

interface Props {
  buckets: readonly Bucket[]
  step: Step
  /** How many orders there are of each status. */
  statuses: ReadonlyMap<string, number>
}

const titles = { day: 'reports.byDay', week: 'reports.byWeek', month: 'reports.byMonth' } as const
/** From the ground up: what is done carries the rest. */
const toneOrder: readonly Tone[] = ['ok', 'info', 'warn', 'danger', 'mute']

/** Bars of days, their parts by the tone of their status. Who cannot see them, or wants figures, opens the table. */
export function StatusPicture({ buckets, step, statuses }: Props) {
  const t = useText()
  const most = Math.max(1, ...buckets.map(({ total }) => total))
  const sorted = [...statuses.keys()].sort(
    (a, b) => toneOrder.indexOf(orderLook(a).tone) - toneOrder.indexOf(orderLook(b).tone),
  )
  const title = t(titles[step])
  return (
    <Panel padded label={title}>
      <h3 className="panel-title">{title}</h3>
      <div className="bars" aria-hidden="true">
        <span className="bars-most">{new Intl.NumberFormat(t.locale).format(most)}</span>
        <div className="bars-plot">
          {buckets.map(bucket => (
            <div key={bucket.from} className="bar" title={barWords(bucket)}>
              {tones(bucket).map(({ tone, count }) => (
                <i key={tone} data-tone={tone} style={{ blockSize: `${(100 * count) / most}%` }} />
              ))}
            </div>
          ))}
        </div>
        <div className="bars-ends">
          <span>{bucketName(buckets[0]?.from ?? '', step)}</span>
          <span>{bucketName(buckets.at(-1)?.from ?? '', step)}</span>
        </div>
      </div>
      <ul className="bars-key">
        {sorted.map(status => (
          <li key={status} data-tone={orderLook(status).tone}>
            <i />
            {t.text(orderLook(status).word)} <b>{new Intl.NumberFormat(t.locale).format(statuses.get(status) ?? 0)}</b>
          </li>
        ))}
      </ul>
      <details className="report-details">
        <summary>{t('reports.asTable')}</summary>
        <StatusTable caption={title} buckets={buckets} step={step} statuses={sorted} />
      </details>
    </Panel>
  )

  function barWords({ from, counts }: Bucket): string {
    const parts = [...counts].map(([status, count]) => `${t.text(orderLook(status).word)} ${count}`)
    return [bucketName(from, step), ...parts].join('\n')
  }
}

function tones({ counts }: Bucket): { tone: Tone; count: number }[] {
  const sums = new Map<Tone, number>()
  for (const [status, count] of counts) {
    const { tone } = orderLook(status)
    sums.set(tone, (sums.get(tone) ?? 0) + count)
  }
  return toneOrder.flatMap(tone => (sums.has(tone) ? [{ tone, count: sums.get(tone) ?? 0 }] : []))
}
