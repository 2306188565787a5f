import { lazy } from '../../core/base/lazy'
import { hasHolidayAhead } from '../../core/calendar/holidays'
import { Part } from '../kit/feedback/Part'
import { useCalendar } from './calendar-context'

const movedPart = lazy(() => import('./MovedOrders'), 'MovedOrders')

/**
 * Names the orders that must ship earlier after a save of holidays, above the Save button. Nothing is loaded or read
 * until a holiday in the next sixty days is chosen.
 */
export function MovedPlace() {
  const { editing, saving, today } = useCalendar()
  if (saving || !hasHolidayAhead(editing.unsaved, today)) return null
  return <Part of={movedPart} rows={0} props={{ choices: editing.unsaved }} />
}
