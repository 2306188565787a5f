import { collatorOf } from '../../base/collate'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'

/** The columns for sorting, as the attribute `order` names them. */
export const orderNames = {
  nextShipBy: 'ship-by',
  workOrderNo: 'number',
  content: 'content',
  status: 'status',
  copied: 'copied',
} as const

export type SortColumn = keyof typeof orderNames
type OrderName = (typeof orderNames)[SortColumn]

/** A value of the attribute `order`. A minus stands for descending. */
export type Order = OrderName | `-${OrderName}`
export const defaultOrder: Order = 'ship-by'
export const orders: readonly Order[] = Object.values(orderNames).flatMap(name => [name, `-${name}`] as const)

export interface ListSort {
  readonly by: SortColumn
  readonly dir: 'asc' | 'desc'
}

export function sortOf(order: Order): ListSort {
  const dir = order.startsWith('-') ? 'desc' : 'asc'
  const name = order.replace('-', dir === 'desc' ? '' : '-')
  const by = (Object.keys(orderNames) as SortColumn[]).find(column => orderNames[column] === name)
  return { by: by ?? 'nextShipBy', dir }
}

export function orderOf({ by, dir }: ListSort): Order {
  return dir === 'desc' ? `-${orderNames[by]}` : orderNames[by]
}

export interface ShownTexts {
  readonly locale: string
  /** Returns the status as the list shows it, by which statuses are sorted. */
  statusText(row: WorkOrderRow): string
  /** Returns the film or composition as the list shows it. */
  contentText(row: WorkOrderRow): string
}

/** Sorts orders. Orders without the value come last, and ties keep the server's order. */
export function sortRows(rows: readonly WorkOrderRow[], { by, dir }: ListSort, texts: ShownTexts) {
  const sign = dir === 'asc' ? 1 : -1
  const values = valuesOf(rows, by)
  if (values) {
    const missing = sign * Number.POSITIVE_INFINITY
    const valued = rows.map((row, index) => ({ row, value: values[index] ?? missing }))
    return valued.sort((a, b) => sign * (a.value - b.value) || 0).map(({ row }) => row)
  }
  const { compare } = collatorOf(texts.locale)
  const textOf = by === 'status' ? texts.statusText : by === 'content' ? texts.contentText : numberOf
  const named = rows.map(row => ({ row, text: textOf(row) }))
  return named.sort((a, b) => sign * compare(a.text, b.text)).map(({ row }) => row)
}

/** Returns the numbers for sorting; null when the column is sorted by text. */
function valuesOf(rows: readonly WorkOrderRow[], by: SortColumn): readonly (number | null)[] | null {
  if (by === 'nextShipBy') return rows.map(dueTime)
  if (by === 'copied') return rows.map(shareCopied)
  return by === 'workOrderNo' ? serialsOf(rows) : null
}

/**
 * Returns the digits of the order numbers when only the digits differ. As numbers they sort as in any language, in a
 * tenth of the time.
 * @returns null when more differs, or when the digits are too many for a number
 */
function serialsOf(rows: readonly WorkOrderRow[]): readonly number[] | null {
  const [head = ''] = /^[A-Z]*-?/.exec(rows[0]?.workOrderNo ?? '') ?? []
  const serials: number[] = []
  for (const { workOrderNo } of rows) {
    const digits = workOrderNo.slice(head.length)
    if (!workOrderNo.startsWith(head) || !/^\d{1,15}$/.test(digits)) return null
    serials.push(Number(digits))
  }
  return serials
}

function numberOf({ workOrderNo }: WorkOrderRow): string {
  return workOrderNo
}

/**
 * Returns the ship-by in epoch milliseconds; null for an invalid ship-by, and for orders that are shipped or archived,
 * which keep the server's order.
 */
function dueTime({ nextShipBy, past, status }: WorkOrderRow): number | null {
  if (past || !hasToShip(status)) return null
  const time = Date.parse(nextShipBy ?? '')
  return Number.isNaN(time) ? null : time
}

function shareCopied({ totalCopied, totalDrives }: WorkOrderRow): number | null {
  return totalDrives > 0 ? totalCopied / totalDrives : null
}
