import '../../core/schedule/copies/words'
import sheet from '../../styles/areas/copy-times.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'

const parts = [
  { id: 'done', label: 'schedule.bar.copied' },
  { id: 'rest', label: 'schedule.bar.toEnd' },
  { id: 'limit', label: 'schedule.bar.pickUp' },
  { id: 'late', label: 'schedule.bar.after' },
] as const

/** The key to the time bars of copies. */
export function TimeBarKey() {
  useSheet(sheet)
  const t = useText()
  return (
    <ul className="time-bar-key" aria-label={t('schedule.bar.title')}>
      {parts.map(({ id, label }) => (
        <li key={id}>
          <i data-part={id} />
          <span>{t(label)}</span>
        </li>
      ))}
    </ul>
  )
}
