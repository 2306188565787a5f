import { dayTimeIn } from '../base/time'
import { isPast } from '../orders/past'
import type { Cells, ReportRow } from './types'

/** The titles of the columns in the file (wire contract). */
export const columnTitles = {
  workOrderNo: 'Work Order Number',
  assignedOn: 'Assigned On',
  status: 'Status',
  deliveryMode: 'Delivery Mode',
  compositions: 'Compositions',
  shipments: 'Shipments',
  shipped: 'Shipped',
  delivered: 'Delivered',
  shipBy: 'Ship By',
  deliverBy: 'Deliver By',
  onTime: 'On Time',
} as const

export type ReportColumn = keyof typeof columnTitles

/**
 * Returns a function that reads rows by the titles of their columns; null when a column is missing that the figures
 * need.
 */
export function createRowReader(columns: Cells): ((cells: Cells) => ReportRow) | null {
  const index = Object.fromEntries(
    Object.entries(columnTitles).map(([column, title]) => [column, columns.indexOf(title)]),
  ) as Record<ReportColumn, number>
  if (index.assignedOn < 0 || index.status < 0 || index.onTime < 0) return null
  return cells => {
    const cellOf = (column: ReportColumn) => cells[index[column]] ?? ''
    const compositions = cellOf('compositions')
    return {
      workOrderNo: cellOf('workOrderNo'),
      assignedOn: cellOf('assignedOn'),
      status: cellOf('status'),
      deliveryMode: cellOf('deliveryMode'),
      compositions: compositions === '' ? [] : compositions.split(/;\s*/),
      shipments: countOf(cellOf('shipments')),
      shipped: countOf(cellOf('shipped')),
      delivered: countOf(cellOf('delivered')),
      shipBy: cellOf('shipBy'),
      deliverBy: cellOf('deliverBy'),
      onTime: onTimeOf(cellOf('onTime')),
    }
  }
}

function countOf(cell: string): number | null {
  return /^\d+$/.test(cell) ? Number(cell) : null
}

function onTimeOf(cell: string): ReportRow['onTime'] {
  const answer = cell.toLowerCase()
  return answer === 'yes' || answer === 'no' ? answer : 'open'
}

/** The delivery of an order: on time, late, overdue or not yet; null for an order that is never delivered. */
export type ReportOutcome = 'onTimeYes' | 'onTimeNo' | 'overdue' | 'open' | null

/** @param now the time at which deadlines are judged, in epoch milliseconds */
export function outcomeOf(row: ReportRow, now: number): ReportOutcome {
  if (row.onTime !== 'open') return row.onTime === 'yes' ? 'onTimeYes' : 'onTimeNo'
  if (!isAwaited(row)) return null
  return overdueBy(row, now) === null ? 'open' : 'overdue'
}

/** Returns whether an order is still to be delivered: a cancelled, rejected or fulfilled order is not. */
export function isAwaited(row: ReportRow): boolean {
  return figureOf(row) === 'open'
}

/** The one figure that counts an order: its delivery, its closing, or that it has no times. */
export type ReportFigure = 'yes' | 'no' | 'open' | 'cancelled' | 'rejected' | 'untimed'

/**
 * Returns the figure of an order. A judged delivery takes precedence over the status. A fulfilled order without a
 * judged delivery is electronic: it has no drives.
 */
export function figureOf({ onTime, status }: ReportRow): ReportFigure {
  if (onTime !== 'open') return onTime
  if (status === 'cancelled' || status === 'rejected') return status
  return isPast(status) ? 'untimed' : 'open'
}

/** Returns the number of drives that have not left yet; 0 when the report does not tell. */
export function unshippedOf({ shipments, shipped }: ReportRow): number {
  return shipments === null || shipped === null ? 0 : Math.max(0, shipments - shipped)
}

/**
 * Returns the milliseconds by which an order has missed its ship-by or, once it has left, its deliver-by; null if it
 * has missed no deadline.
 */
export function overdueBy(row: ReportRow, now: number): number | null {
  if (!isAwaited(row)) return null
  const deadlines = unshippedOf(row) > 0 ? [row.shipBy, row.deliverBy] : [row.deliverBy]
  const late = deadlines.map(deadline => now - Date.parse(deadline)).filter(by => by > 0)
  return late.length === 0 ? null : Math.max(...late)
}

/** Matches an instant with a zone; a day without one is never shifted (decision 22). */
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/

/** Returns "2026-11-19 17:00" for an instant of a report in a zone; null for other text. */
export function localTimeOf(written: string, zone: string): string | null {
  return (instant.test(written) && dayTimeIn(written, zone)) || null
}
