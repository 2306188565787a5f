import type { Bucket, Step } from '../../core/reports/buckets'
import { orderLook } from '../../core/work-orders/statuses'
import { useText } from '../kit/context'
import { bucketName } from './bucket-name'
import { ScrollBox } from './ScrollBox'

interface Props {
  caption: string
  buckets: readonly Bucket[]
  step: Step
  statuses: readonly string[]
}

/** The picture's figures; buckets without orders are left out. */
export function StatusTable({ caption, buckets, step, statuses }: Props) {
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
