import { lazy } from '../../core/base/lazy'
import { hasHolidayAhead } from '../../core/calendar/holidays'
import { Part } from '../kit/feedback/Part'
import { useCalendar } from './calendar-context'

const movedPart = lazy(() => import('./MovedOrders'), 'MovedOrders')

/**
 * Stands at each Save of the calendar; the Save of a holiday that lies ahead is where moved orders are named, once: the
 * panel comes before the bar. Nothing is loaded or read before such a holiday is chosen.
 */
export function MovedPlace({ at }: { at: 'panel' | 'bar' }) {
  const { editing, saving, today } = useCalendar()
  const isInPanel = hasHolidayAhead(editing.own, today)
  const isInBar = !isInPanel && hasHolidayAhead(editing.hidden, today)
  if (saving || !(at === 'panel' ? isInPanel : isInBar)) return null
  return <Part of={movedPart} rows={0} props={{ choices: editing.unsaved }} />
}
