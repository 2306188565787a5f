import type { Column } from './column'

/** The widths of columns by id, as shares of the table's width, in the pixels when they were set. */
export type Widths = Readonly<Record<string, number>>

/** A visible column, in pixels. */
export interface Measured {
  readonly id: string
  /** The position of its end, from the start of the table. */
  readonly end: number
  readonly width: number
  /** The minimum width. */
  readonly minWidth: number
}

/** The track of the table's own leading columns. */
const leadTrack = '40px'
/** The minimum width of columns, in pixels; a column that is defined smaller keeps its width. */
const minWidth = 72

export function minWidthOf<Row, Ctx>({ width = '' }: Column<Row, Ctx>): number {
  return width.endsWith('px') ? Math.min(minWidth, Number.parseFloat(width)) : minWidth
}

/**
 * Returns the grid's tracks for a container width, without columns that are dropped there. When only some rows are
 * rendered, the tracks must not follow the content (`even`), or the columns would move while the page scrolls. When a
 * person has set widths, a column that was not visible then has an average share.
 */
export function tracks<Row, Ctx>(
  columns: readonly Column<Row, Ctx>[],
  widths: Widths,
  leads: number,
  even: boolean,
  below: 1200 | 900 | null,
): string {
  const pixels = Object.values(widths)
  const average = sum(pixels) / pixels.length
  const track = (column: Column<Row, Ctx>) => {
    const { id, width = 'auto' } = column
    if (pixels.length > 0) return `minmax(${minWidthOf(column)}px, ${(widths[id] ?? average).toFixed(1)}fr)`
    return even ? width.replace(/^auto$/, 'minmax(0, 1fr)').replace('auto', '1fr') : width
  }
  const shown = columns.filter(column => !below || !column.dropBelow || column.dropBelow < below)
  return [...Array<string>(leads).fill(leadTrack), ...shown.map(track)].join(' ')
}

/** Returns whether the tracks follow the content of the cells, as those of columns without a width do. */
export function followsContent<Row, Ctx>(columns: readonly Column<Row, Ctx>[]): boolean {
  return columns.some(({ width = 'auto' }) => /auto|content/.test(width))
}

/** Returns the widths of the visible columns' tracks, in pixels. */
export function trackWidths(table: HTMLTableElement, leads: number): number[] {
  const grid = (table.dataset.even && table.tHead?.rows[0]) || table
  return getComputedStyle(grid).gridTemplateColumns.split(' ').slice(leads).map(Number.parseFloat)
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0)
}
