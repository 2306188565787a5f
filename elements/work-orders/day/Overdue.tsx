import alert from 'icon:alert-circle'
import type { Translate } from '../../../core/i18n/translate'
import { Icon } from '../../kit/icons/Icon'
import type { DayFilter } from './day-filter'
import { FilterLink } from './FilterLink'

interface Props {
  /** Drives, and deliveries of files. */
  count: number
  t: Translate
  filter: DayFilter
}

/** How much is overdue, and the way to its orders; nothing where nothing is. */
export function Overdue({ count, t, filter }: Props) {
  if (count === 0) return null
  return (
    <span className="bar-key-item day-overdue" data-tone="danger">
      <Icon of={alert} size={14} />
      <FilterLink filter={filter} of={{ risk: ['overdue'] }} isTrouble>
        {t('schedule.day.overdue', { count })}
      </FilterLink>
    </span>
  )
}
