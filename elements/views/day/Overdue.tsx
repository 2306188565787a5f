import alert from 'icon:alert-circle'
import { useText } from '../../kit/context'
import { Icon } from '../../kit/icons/Icon'
import type { DayFilter } from './day-context'
import { FilterLink } from './FilterLink'
import { useAmount } from './use-amount'

interface Props {
  /** The count of overdue drives and file deliveries. */
  count: number
  /** Whether there can be more than are counted. */
  isAtLeast: boolean
  filter: DayFilter
}

/**
 * The count of overdue drives and deliveries, as a link that filters the list. Renders nothing when nothing is overdue.
 */
export function Overdue({ count, isAtLeast, filter }: Props) {
  const t = useText()
  const amountOf = useAmount('short')
  if (count === 0) return null
  return (
    <span className="bar-key-item day-overdue" data-tone="danger">
      <Icon of={alert} size={14} />
      <FilterLink filter={filter} value={{ risk: ['overdue'] }} isTrouble>
        {t('schedule.day.overdue', { amount: amountOf(count, isAtLeast) })}
      </FilterLink>
    </span>
  )
}
