import { isValidElement, type ReactNode } from 'react'
import type { Translate } from '../../../core/i18n/translate'

/**
 * A column, defined at module scope. `Ctx` is the data that its cells need besides the row: a translator, formats,
 * callbacks.
 */
export interface Column<Row, Ctx = undefined> {
  id: string
  head(t: Translate): ReactNode
  cell(row: Row, ctx: Ctx): ReactNode
  /** Numbers are aligned at the end. */
  align?: 'end'
  sortable?: boolean
  /** Whether the column names the row: its cells are bold (600) and the heads of their rows. */
  key?: boolean
  /** Whether the column cannot be hidden, because its cells are edited. */
  fixed?: boolean
  /** The container width below which the column is not shown; its content then is in another cell or the opened row. */
  dropBelow?: 1200 | 900
  /** A grid track; `auto` shares the width by content. */
  width?: string
  /**
   * The place in a row that is a card (containers below 599 px). `key`: the name of the card. `end`: beside the name,
   * at the far side. `first`: the second line, which ends in the arrow that opens the row. `line`: a line of its own;
   * this is the default. `labelled`: a line that begins with the head of the column. `hidden`: not shown.
   */
  card?: 'key' | 'end' | 'first' | 'line' | 'labelled' | 'hidden'
}

/** The part of a column that does not depend on its rows. */
export type ColumnName = Pick<Column<never, never>, 'id' | 'head' | 'key' | 'fixed'>

/** A column as it is shown. */
export interface ShownColumn<Row, Ctx> extends Column<Row, Ctx> {
  /** The number of the column among all columns, from 1. Hidden and dropped columns count too. */
  readonly number: number
  /** The classes of its cells, which are joined once for all of them. */
  readonly className: string
}

export interface Sort {
  by: string
  dir: 'asc' | 'desc'
}

/** `past` and `selected` fill the row; `flagged`, `changed` and an opened row have a 2 px edge. */
export type RowTone = 'past' | 'flagged' | 'conflict' | 'changed'

/** Returns the classes that place a cell: in the row, for each width, and in the card. */
export function cellClass<Row, Ctx>({ key, align, dropBelow, card = key ? 'key' : 'line' }: Column<Row, Ctx>) {
  return ['cell', key && 'key', align, dropBelow && `drop-${dropBelow}`, `in-${card}`].filter(Boolean).join(' ')
}

/** Returns the text of a column's head in a wide table. */
export function headText(head: ReactNode): string {
  return textsOf(head).join(', ')
}

function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (!isValidElement<{ children?: ReactNode; className?: string }>(node)) return []
  const { children, className = '' } = node.props
  return className.startsWith('only-') ? [] : textsOf(children)
}
