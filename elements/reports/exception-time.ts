import '../../core/work-orders/words'
import { type Text, text } from '../../core/i18n/translate'
import type { ReportException } from '../../core/reports/types'
import { lateText } from '../../core/work-orders/active/deadline'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** The least remaining time that is shown in days, in milliseconds. */
const minTimeInDays = 2 * day

/** Returns how late an order is or when it is due, in the words of the list of orders; null without a deadline. */
export function exceptionTime({ kind, dueIn }: Pick<ReportException, 'kind' | 'dueIn'>): Text | null {
  // A report does not tell when a late order was delivered.
  if (kind === 'late') return text('reports.onTimeNo')
  if (dueIn === null) return null
  if (dueIn < 0) return lateText(-dueIn)
  if (dueIn < hour) return text('reports.dueInMinutes', { count: Math.floor(dueIn / minute) })
  if (dueIn < minTimeInDays) return text('reports.dueInHours', { count: Math.floor(dueIn / hour) })
  return text('reports.dueInDays', { count: Math.floor(dueIn / day) })
}
