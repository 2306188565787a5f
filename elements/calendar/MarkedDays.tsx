import { stretchesOf } from '../../core/calendar/rules'
import type { KnownDays } from '../../core/calendar/types'
import { type DayRange, monthOf } from '../kit/calendar/days'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { kindLook, planWords } from './marks'
import { rangeWords } from './range-words'

interface Props {
  month: string
  known: KnownDays | null
  onSelect(days: DayRange): void
}

/** The marked days of the month in words, for where its days are too narrow for them. */
export function MarkedDays({ month, known, onSelect }: Props) {
  const t = useText()
  if (known === null) return null
  const stretches = stretchesOf(new Map([...known].filter(([day]) => monthOf(day) === month)))
  if (stretches.length === 0) return <p className="marked-none">{t('calendar.noneMarked')}</p>
  return (
    <ul className="marked" aria-label={t('calendar.marked')}>
      {stretches.map(({ from, to, plan }) => (
        <li key={from}>
          <button type="button" className="marked-days" onClick={() => onSelect({ from, to })}>
            <span className="status" data-tone={kindLook[plan.kind].tone}>
              <Icon of={kindLook[plan.kind].icon} />
              {planWords(plan, t)}
            </span>
            <span className="marked-when">{rangeWords({ from, to }, t)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
