import { readStored, removeStored, storeValue } from '../../../core/base/storage'
import type { ColumnName } from './column'
import type { Widths } from './widths'

/** A person's layout of columns, by their ids. Missing columns are as the screen defines them. */
export interface Layout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly widths: Widths
}

export const untouched: Layout = { order: [], hidden: [], widths: {} }

export function readLayout(name: string): Layout {
  const stored = readStored('local', `table:${name}`)
  if (typeof stored !== 'object' || stored === null) return untouched
  const { order, hidden, widths } = stored as Partial<Record<keyof Layout, unknown>>
  const isShare = ([, share]: [string, unknown]) => typeof share === 'number' && share > 0 && share < 10_000
  const shares = typeof widths === 'object' && widths !== null ? Object.entries(widths).filter(isShare) : []
  return { order: idsOf(order), hidden: idsOf(hidden), widths: Object.fromEntries(shares) }
}

function idsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
}

export function storeLayout(name: string, layout: Layout): void {
  const { order, hidden, widths } = layout
  const key = `table:${name}`
  if (order.length + hidden.length + Object.keys(widths).length === 0) removeStored('local', key)
  else storeValue('local', key, layout)
}

/** Returns whether a column can be hidden. Columns that name the row or have edited cells cannot. */
export function canHide({ key, fixed }: ColumnName): boolean {
  return !key && !fixed
}

/**
 * Returns all columns in their order. A column that `order` lacks follows its predecessor in the definition.
 */
export function sortColumns<Each extends ColumnName>(columns: readonly Each[], order: Layout['order']): Each[] {
  const ranks = new Map(order.map((id, index) => [id, index]))
  let rank = -1
  return columns
    .map(column => {
      rank = ranks.get(column.id) ?? rank
      return { column, rank }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ column }) => column)
}

export function isHidden(column: ColumnName, hidden: Layout['hidden']): boolean {
  return canHide(column) && hidden.includes(column.id)
}

/** Moves a column before another one, or to the end, and shows it. */
export function moveColumn(columns: readonly ColumnName[], layout: Layout, id: string, before: string | null): Layout {
  if (id === before) return setColumnShown(layout, id, true)
  const others = sortColumns(columns, layout.order)
    .map(column => column.id)
    .filter(other => other !== id)
  const index = before === null ? others.length : others.indexOf(before)
  const order = others.toSpliced(index, 0, id)
  const isAsWritten = order.every((other, index) => other === columns[index]?.id)
  return setColumnShown({ ...layout, order: isAsWritten ? [] : order }, id, true)
}

export function setColumnShown(layout: Layout, id: string, shown: boolean): Layout {
  const others = layout.hidden.filter(other => other !== id)
  return { ...layout, hidden: shown ? others : [...others, id] }
}
