import { type Column, tracks } from '../column'
import type { Layout } from './layout'

/** Pixels below which no column can be made smaller; one that is smaller from the start keeps its width. */
const least = 72

export function leastOf<Row, Ctx>({ width = '' }: Column<Row, Ctx>): number {
  return width.endsWith('px') ? Math.min(least, Number.parseFloat(width)) : least
}

/** Columns with the shares that a person gave them. One that was not there then has a middling one. */
export function withShares<Row, Ctx>(
  columns: readonly Column<Row, Ctx>[],
  widths: Layout['widths'],
): readonly Column<Row, Ctx>[] {
  const given = Object.values(widths)
  if (given.length === 0) return columns
  const middling = given.reduce((sum, share) => sum + share, 0) / given.length
  return columns.map(column => ({
    ...column,
    width: `minmax(${leastOf(column)}px, ${(widths[column.id] ?? middling).toFixed(1)}fr)`,
  }))
}

/** Writes the tracks for the three container widths on a table, beside what React wrote there. */
export function writeTracks<Row, Ctx>(
  table: HTMLTableElement,
  columns: readonly Column<Row, Ctx>[],
  leads: number,
  even: boolean,
): void {
  for (const below of [null, 1200, 900] as const) {
    const name = below ? `--cols-${below}` : '--cols'
    const value = tracks(columns, leads, even, below)
    if (table.style.getPropertyValue(name) !== value) table.style.setProperty(name, value)
  }
}

/** How wide the tracks of the columns are that are shown, in pixels. */
export function trackWidths(table: HTMLTableElement, leads: number): number[] {
  const grid = table.dataset.many ? table.tHead?.rows[0] : table
  if (!grid) return []
  return getComputedStyle(grid).gridTemplateColumns.split(' ').slice(leads).map(Number.parseFloat)
}

/** Moves the edge between two neighbours; neither becomes smaller than it may. */
export function movedEdge(
  widths: readonly number[],
  at: number,
  by: number,
  leasts: readonly number[],
): readonly number[] {
  const here = widths[at] ?? 0
  const next = widths[at + 1] ?? 0
  const { min, max } = rangeOf(widths, at, leasts)
  const width = Math.max(min, Math.min(here + by, max))
  return widths.with(at, width).with(at + 1, here + next - width)
}

export function rangeOf(widths: readonly number[], at: number, leasts: readonly number[]) {
  const here = widths[at] ?? 0
  const next = widths[at + 1] ?? 0
  // A column may be smaller than that already, where it is squeezed by others.
  const min = Math.min(here, leasts[at] ?? 0)
  return { min, max: Math.max(here, here + next - (leasts[at + 1] ?? 0)) }
}

/** What is kept of the widths of those shown: shares to the scale of those that were kept before. */
export function sharesOf(
  ids: readonly string[],
  widths: readonly number[],
  before: Layout['widths'],
): Layout['widths'] {
  const known = ids.flatMap((id, at) => {
    const share = before[id]
    return share === undefined ? [] : [{ share, width: widths[at] ?? 0 }]
  })
  const sum = (of: 'share' | 'width') => known.reduce((total, each) => total + each[of], 0)
  const scale = known.length > 0 ? sum('share') / (sum('width') || 1) : 1
  const now = ids.map((id, at): [string, number] => [id, Math.round((widths[at] ?? 0) * scale * 10) / 10])
  return { ...before, ...Object.fromEntries(now) }
}
