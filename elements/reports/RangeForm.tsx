import type { Text } from '../../core/i18n/translate'
import { type Preset, presetOf, presetRange, presets } from '../../core/reports/rules'
import type { ReportRange } from '../../core/reports/types'
import { DateRange } from '../kit/calendar/DateRange'
import { useText } from '../kit/context'
import { Panel } from '../kit/layout/Panel'
import { Legend } from '../kit/table/Legend'

interface Props {
  typed: ReportRange
  problem: Text | null
  today: string
  zone: string
  offset: string
  onType(range: ReportRange): void
  onRange(range: ReportRange): void
}

/** The range, typed, chosen from a calendar, or one of those at hand. */
export function RangeForm({ typed, problem, today, zone, offset, onType, onRange }: Props) {
  const t = useText()
  return (
    <Panel padded>
      <div className="report-range">
        <DateRange
          label={t('reports.assignedOn')}
          value={typed}
          hint={zone === '' ? '\u00a0' : t('reports.zone', { offset, zone })}
          error={problem && t.text(problem)}
          onChange={onType}
        />
        <Legend<Preset | ''>
          label={t('reports.presets')}
          items={presets.map(preset => ({ id: preset, label: t(`reports.${preset}`) }))}
          chosen={presetOf(typed, today) ?? ''}
          onChoose={preset => preset !== '' && onRange(presetRange(preset, today))}
        />
      </div>
    </Panel>
  )
}
