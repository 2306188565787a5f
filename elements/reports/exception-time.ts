import '../../core/work-orders/words'
import { type Text, text } from '../../core/i18n/translate'
import type { ReportException } from '../../core/reports/types'
import { lateText } from '../../core/work-orders/active/deadline'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** From here on the remaining time is shown in days. */
const leftInDays = 2 * day

/** How late an order is, or when it is due, as the list of orders tells it; null where the report does not say. */
export function exceptionTime({ kind, dueIn }: Pick<ReportException, 'kind' | 'dueIn'>): Text | null {
  // A report does not tell when a late order was delivered.
  if (kind === 'late') return text('reports.onTimeNo')
  if (dueIn === null) return null
  if (dueIn < 0) return lateText(-dueIn)
  if (dueIn < hour) return text('reports.dueInMinutes', { count: Math.floor(dueIn / minute) })
  if (dueIn < leftInDays) return text('reports.dueInHours', { count: Math.floor(dueIn / hour) })
  return text('reports.dueInDays', { count: Math.floor(dueIn / day) })
}
