import type { Column } from './column'

/** The classes by which the sheet places a cell: in the row, at which widths, and in the card. */
export function cellClass<RowData, Ctx>({ key, align, dropBelow, card = key ? 'key' : 'line' }: Column<RowData, Ctx>) {
  return ['cell', key && 'key', align, dropBelow && `drop-${dropBelow}`, `in-${card}`].filter(Boolean).join(' ')
}
