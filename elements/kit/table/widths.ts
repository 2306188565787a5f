import type { Column } from './column'

/** Shares of the room by the ids of columns, in the pixels that they once had. */
export type Widths = Readonly<Record<string, number>>

/** A column that is in sight, in pixels. */
export interface Measured {
  readonly id: string
  /** Where it ends, from the table's beginning. */
  readonly end: number
  readonly width: number
  /** Below which it cannot be made smaller. */
  readonly least: number
}

/** Pixels of a column of the table's own, before those of the screen. */
const leadTrack = '40px'
/** No column can be made smaller; one that is smaller from the start keeps its width. */
const least = 72

export function leastOf<Row, Ctx>({ width = '' }: Column<Row, Ctx>): number {
  return width.endsWith('px') ? Math.min(least, Number.parseFloat(width)) : least
}

/**
 * The grid's tracks at a container width: those of the columns that are not dropped there. Where not all rows are drawn
 * what stands in them must not count (`even`): the columns would move while one scrolls. Where a person made columns wider,
 * one that was not there then has a middling share.
 */
export function tracks<Row, Ctx>(
  columns: readonly Column<Row, Ctx>[],
  widths: Widths,
  leads: number,
  even: boolean,
  below: 1200 | 900 | null,
): string {
  const given = Object.values(widths)
  const middling = sum(given) / given.length
  const track = (column: Column<Row, Ctx>) => {
    const { id, width = 'auto' } = column
    if (given.length > 0) return `minmax(${leastOf(column)}px, ${(widths[id] ?? middling).toFixed(1)}fr)`
    return even ? width.replace(/^auto$/, 'minmax(0, 1fr)').replace('auto', '1fr') : width
  }
  const shown = columns.filter(column => !below || !column.dropBelow || column.dropBelow < below)
  return [...Array<string>(leads).fill(leadTrack), ...shown.map(track)].join(' ')
}

/** Whether the tracks follow what stands in the cells; a column without a width does. */
export function followsContent<Row, Ctx>(columns: readonly Column<Row, Ctx>[]): boolean {
  return columns.some(({ width = 'auto' }) => /auto|content/.test(width))
}

/** How wide the tracks of the columns are that are in sight, in pixels. */
export function trackWidths(table: HTMLTableElement, leads: number): number[] {
  const grid = (table.dataset.even && table.tHead?.rows[0]) || table
  return getComputedStyle(grid).gridTemplateColumns.split(' ').slice(leads).map(Number.parseFloat)
}

/** Between which widths the edge after a column can be moved. It may be smaller than the least where others squeeze it. */
export function rangeOf(columns: readonly Measured[], at: number) {
  const [here, next] = [columns[at], columns[at + 1]]
  if (!here || !next) throw new Error('There is no edge after the last column')
  const both = here.width + next.width
  return { both, min: Math.min(here.width, here.least), max: Math.max(here.width, both - next.least) }
}

/** The widths once the edge after a column is moved, at the cost of the next one alone. */
export function movedEdge(columns: readonly Measured[], at: number, by: number): readonly number[] {
  const { both, min, max } = rangeOf(columns, at)
  const widths = columns.map(column => column.width)
  const width = Math.max(min, Math.min((widths[at] ?? 0) + by, max))
  return widths.with(at, width).with(at + 1, both - width)
}

/** Widths as shares, to the scale of those that were there before: what columns out of sight have still holds. */
export function sharesOf(columns: readonly Measured[], widths: readonly number[], before: Widths): Widths {
  const known = [...columns.entries()].filter(([, { id }]) => before[id] !== undefined)
  const shares = sum(known.map(([, { id }]) => before[id] ?? 0))
  const scale = shares / sum(known.map(([at]) => widths[at] ?? 0)) || 1
  const now = columns.map(({ id }, at) => [id, Math.round((widths[at] ?? 0) * scale * 10) / 10])
  return { ...before, ...Object.fromEntries(now) }
}

function sum(of: readonly number[]): number {
  return of.reduce((total, each) => total + each, 0)
}
