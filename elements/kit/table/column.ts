import { isValidElement, type ReactNode } from 'react'
import type { Translate } from '../../../core/i18n/translate'

/** A column, written at module scope. `Ctx` is what its cells need beside the row: a translator, formats, callbacks. */
export interface Column<Row, Ctx = undefined> {
  id: string
  head(t: Translate): ReactNode
  cell(row: Row, ctx: Ctx): ReactNode
  /** Numbers stand at the end. */
  align?: 'end'
  sortable?: boolean
  /** What the row is called: 600, and the head of its row. */
  key?: boolean
  /** Somebody works in it: it cannot be hidden. */
  fixed?: boolean
  /** Below this container width the column is not shown; its content goes into another cell or the opened row. */
  dropBelow?: 1200 | 900
  /** A grid track; `auto` shares the room by content. */
  width?: string
  /**
   * Its place where a row is a card (containers below 599 px). `key`: the name of the card. `end`: beside the name, at the
   * far side. `first`: the second line, which ends in the arrow that opens the row. `line`: a line of its own; this is the
   * default. `labelled`: a line that begins with the head of the column. `hidden`: not shown.
   */
  card?: 'key' | 'end' | 'first' | 'line' | 'labelled' | 'hidden'
}

/** What tells a column from others, whatever stands in its cells. */
export type ColumnName = Pick<Column<never, never>, 'id' | 'head' | 'key' | 'fixed'>

/** A column that is shown, with its number among all, from 1: those that are hidden or dropped count too. */
export interface ShownColumn<Row, Ctx> extends Column<Row, Ctx> {
  readonly number: number
}

export interface Sort {
  by: string
  dir: 'asc' | 'desc'
}

/** `past` and `selected` fill the row; `flagged`, `changed` and an opened row have a 2 px edge. */
export type RowTone = 'past' | 'flagged' | 'conflict' | 'changed'

/** The classes by which the sheet places a cell: in the row, at which widths, and in the card. */
export function cellClass<Row, Ctx>({ key, align, dropBelow, card = key ? 'key' : 'line' }: Column<Row, Ctx>) {
  return ['cell', key && 'key', align, dropBelow && `drop-${dropBelow}`, `in-${card}`].filter(Boolean).join(' ')
}

/** The words of a column's head, as they stand where there is room for all columns. */
export function headText(head: ReactNode): string {
  return wordsOf(head).join(', ')
}

function wordsOf(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (!isValidElement<{ children?: ReactNode; className?: string }>(node)) return []
  const { children, className = '' } = node.props
  return className.startsWith('only-') ? [] : wordsOf(children)
}
