import lock from 'icon:lock'
import { planOf, stretchesOf } from '../../core/calendar/rules'
import type { KnownDays } from '../../core/calendar/types'
import type { DayRange } from '../kit/calendar/days'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { kindLook, planWords } from './marks'
import { rangeWords } from './range-words'

interface Props {
  range: DayRange
  /** Null until it is known what they were. */
  known: KnownDays | null
  /** Why that is not known, in words; null where it is. */
  unread: string | null
}

/** What stood on days that are past: to be read, not to be changed. */
export function PastDays({ range, known, unread }: Props) {
  const t = useText()
  const marked = stretchesOf(new Map([...(known ?? [])].filter(([date]) => range.from <= date && date <= range.to)))
  const stretches = marked.length > 0 ? marked : [{ ...range, plan: planOf(undefined) }]
  return (
    <>
      <p className="past-why">
        <Icon of={lock} />
        {t('calendar.allPast')}
      </p>
      {unread && <p className="quiet-text">{unread}</p>}
      {known && (
        <ul className="past-days" aria-label={t('calendar.days')}>
          {stretches.map(({ from, to, plan }) => (
            <li key={from}>
              <span className="status" data-tone={kindLook[plan.kind].tone}>
                <Icon of={kindLook[plan.kind].icon} />
                {planWords(plan, t)}
              </span>
              <span className="quiet-text">{rangeWords({ from, to }, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
