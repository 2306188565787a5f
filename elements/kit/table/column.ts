import type { ReactNode } from 'react'
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
   * Its place in the card below 599 px: the card's name, beside the name at the far side, the second line, which
   * ends in the arrow, a line of its own
   * (the default), a line led by the column's head, or nowhere.
   */
  card?: 'key' | 'end' | 'first' | 'line' | 'labelled' | 'hidden'
}

export interface Sort {
  by: string
  dir: 'asc' | 'desc'
}

/** `past` and `selected` fill the row; `flagged`, `changed` and an opened row have a 2 px edge. */
export type RowTone = 'past' | 'flagged' | 'changed'

/** A column of the table's own, before those of the screen. */
export const leadTrack = '40px'

/**
 * The grid's tracks at a container width: those of the columns that are not dropped there. Where not all rows are drawn
 * what stands in them must not count (`even`): the columns would move while one scrolls.
 */
export function tracks<Row, Ctx>(
  columns: readonly Column<Row, Ctx>[],
  leads: number,
  even: boolean,
  below: 1200 | 900 | null,
): string {
  const shown = columns.filter(column => !below || !column.dropBelow || column.dropBelow < below)
  const track = ({ width = 'auto' }: Column<Row, Ctx>) =>
    even ? width.replace(/^auto$/, 'minmax(0, 1fr)').replace('auto', '1fr') : width
  return [...Array<string>(leads).fill(leadTrack), ...shown.map(track)].join(' ')
}
