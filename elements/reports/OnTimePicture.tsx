import done from 'icon:circle-check'
import clock from 'icon:clock'
import late from 'icon:clock-exclamation'
import { onTimeShare } from '../../core/reports/summary'
import type { OnTime } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { Panel } from '../kit/layout/Panel'

const kinds = [
  { kind: 'yes', icon: done, tone: 'ok', label: 'reports.onTimeYes' },
  { kind: 'no', icon: late, tone: 'danger', label: 'reports.onTimeNo' },
  { kind: 'open', icon: clock, tone: 'mute', label: 'reports.onTimeOpen' },
] as const

/** How much was delivered on time: a share, a bar of its parts, and the parts as a table. */
export function OnTimePicture({ onTime }: { onTime: OnTime }) {
  const t = useText()
  const number = new Intl.NumberFormat(t.locale)
  const share = onTimeShare(onTime)
  const percent = new Intl.NumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Panel padded label={t('reports.onTime')}>
      <h3 className="panel-title">{t('reports.onTime')}</h3>
      <p className="share">
        {share === null
          ? t('reports.noneDelivered')
          : t('reports.share', { share: percent.format(share), count: onTime.yes + onTime.no })}
      </p>
      <div className="share-bar" aria-hidden="true">
        {kinds.map(({ kind, tone }) => (
          <i key={kind} data-tone={tone} style={{ flexGrow: onTime[kind] }} />
        ))}
      </div>
      <table className="report-table share-table">
        <caption className="sr-only">{t('reports.onTime')}</caption>
        <tbody>
          {kinds.map(({ kind, icon, tone, label }) => (
            <tr key={kind}>
              <th scope="row">
                <span className="status" data-tone={tone}>
                  <Icon of={icon} />
                  <span>{t(label)}</span>
                </span>
              </th>
              <td>{number.format(onTime[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
