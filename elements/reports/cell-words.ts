import { isolate } from '../../core/base/bidi'
import { numbersIn } from '../../core/base/numbers'
import { dayTimeIn } from '../../core/base/time'
import { isRightToLeft } from '../../core/i18n/direction'
import '../../core/work-orders/words'
import type { PlainKey } from '../../core/i18n/keys'
import { sentenceCase } from '../../core/i18n/status-look'
import type { Translate } from '../../core/i18n/translate'
import { orderLook } from '../../core/work-orders/statuses'

/** An instant that says its zone; a day alone is never shifted (decision 22). */
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/
/** Columns of instants. */
const times: ReadonlySet<string> = new Set(['Assigned On', 'Ship By', 'Deliver By'])
const words: ReadonlySet<string> = new Set(['Status', 'Delivery Mode', 'On Time'])
const counts: ReadonlySet<string> = new Set(['Shipments', 'Shipped', 'Delivered'])

/** The columns of the wire contract, by their titles in the file. */
const columns: Readonly<Record<string, PlainKey>> = {
  'Work Order Number': 'reports.column.workOrderNo',
  'Assigned On': 'reports.column.assignedOn',
  Status: 'reports.column.status',
  'Delivery Mode': 'reports.column.deliveryMode',
  Compositions: 'reports.column.compositions',
  Shipments: 'reports.column.shipments',
  Shipped: 'reports.column.shipped',
  Delivered: 'reports.column.delivered',
  'Ship By': 'reports.column.shipBy',
  'Deliver By': 'reports.column.deliverBy',
  'On Time': 'reports.column.onTime',
}

/** What a column is called, with the zone of its times (decision 22); one that is not known is called as in the file. */
export function columnWords(title: string, zone: string, t: Translate): string {
  const key = Object.hasOwn(columns, title) ? columns[title] : undefined
  if (!key) return title
  return times.has(title) && zone !== '' ? t('reports.inZone', { column: t(key), zone: wrapping(zone) }) : t(key)
}

/** A zone whose line may end after each of its parts. */
function wrapping(zone: string): string {
  return zone.replace(/[/_]/g, '$&\u200b')
}

/** Whether a column of that title counts something. */
export function isCount(title: string): boolean {
  return counts.has(title)
}

/** Whether a column of that title is of words, which may stand on two lines. */
export function isWords(title: string): boolean {
  return words.has(title)
}

/**
 * What a cell says to a reader, by the title of its column (wire contract): a status, mode or outcome in words, an
 * instant in the partner's zone. Everything else is as it is in the file.
 */
export function cellWords(title: string, cell: string, zone: string, t: Translate): string {
  if (cell === '') return cell
  if (title === 'Status') return t.text(orderLook(cell).word)
  if (title === 'Delivery Mode') return modeWords(cell, t)
  if (title === 'On Time') return onTimeWords(cell, t)
  if (isCount(title)) return /^\d+$/.test(cell) ? numbersIn(t.locale).format(Number(cell)) : cell
  const time = instant.test(cell) ? dayTimeIn(cell, zone) : ''
  return time && isRightToLeft(t.locale) ? isolate(time) : time || cell
}

function modeWords(cell: string, t: Translate): string {
  if (cell === 'ELECTRONIC') return t('workOrders.electronic')
  return cell === 'PARTNERS' ? t('reports.onDrives') : sentenceCase(cell)
}

function onTimeWords(cell: string, t: Translate): string {
  if (cell === 'yes') return t('reports.onTimeYes')
  if (cell === 'no') return t('reports.onTimeNo')
  return cell === 'open' ? t('reports.onTimeOpen') : cell
}
