import { collatorOf } from '../../base/collate'
import { hasToShip } from '../rules'
import type { WorkOrderRow } from '../types'

/** Columns that the list is sorted by, under the names that the attribute `order` has for them. */
export const orderNames = {
  nextShipBy: 'ship-by',
  workOrderNo: 'number',
  content: 'content',
  status: 'status',
  copied: 'copied',
} as const

export type SortColumn = keyof typeof orderNames
type OrderName = (typeof orderNames)[SortColumn]

/** Value of the attribute `order`: a minus stands for descending. */
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
  /** Status as it is shown: statuses are sorted by it. */
  statusText(row: WorkOrderRow): string
  /** Film or composition as it is shown. */
  contentText(row: WorkOrderRow): string
}

/** Sorts orders; those without the value come last, ties keep the back end's order. */
export function sortRows(rows: readonly WorkOrderRow[], { by, dir }: ListSort, texts: ShownTexts) {
  const sign = dir === 'asc' ? 1 : -1
  const values = valuesOf(rows, by)
  if (values) {
    const missing = sign * Number.POSITIVE_INFINITY
    const valued = rows.map((row, at) => ({ row, value: values[at] ?? missing }))
    return valued.sort((a, b) => sign * (a.value - b.value) || 0).map(({ row }) => row)
  }
  const { compare } = collatorOf(texts.locale)
  const textOf = by === 'status' ? texts.statusText : by === 'content' ? texts.contentText : numberOf
  const named = rows.map(row => ({ row, text: textOf(row) }))
  return named.sort((a, b) => sign * compare(a.text, b.text)).map(({ row }) => row)
}

/** The numbers that orders are sorted by; null where it is texts. */
function valuesOf(rows: readonly WorkOrderRow[], by: SortColumn): readonly (number | null)[] | null {
  if (by === 'nextShipBy') return rows.map(dueTime)
  if (by === 'copied') return rows.map(shareCopied)
  return by === 'workOrderNo' ? serialsOf(rows) : null
}

/**
 * The digits of the orders' numbers, where nothing but them differs: compared as numbers they stand as a language has
 * them, in a tenth of the time. Null where more differs, or where a number cannot hold the digits.
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

/** A ship-by counts while something is to be shipped: in the archive the back end's order stays. */
function dueTime({ nextShipBy, past, status }: WorkOrderRow): number | null {
  if (past || !hasToShip(status)) return null
  const time = Date.parse(nextShipBy ?? '')
  return Number.isNaN(time) ? null : time
}

function shareCopied({ totalCopied, totalDrives }: WorkOrderRow): number | null {
  return totalDrives > 0 ? totalCopied / totalDrives : null
}
