import type { OwnColumns } from './use-columns'
import { type Measured, sum, type Widths } from './widths'

/** Returns the actions on the edges between the columns of a table. They are used after the first rows. */
export function edgeActions<Row, Ctx>({ sight, layout, change, preview, measureWith }: OwnColumns<Row, Ctx>) {
  const sharesAfter = (index: number, by: number) =>
    sharesOf(sight.columns, movedEdge(sight.columns, index, by), layout.widths)
  return {
    /** Previews a move of the edge after a column, in pixels; null ends the preview. */
    move: (index: number, by: number | null) => preview(by === null ? null : sharesAfter(index, by)),
    moveTo: (index: number, by: number) => change({ ...layout, widths: sharesAfter(index, by) }),
    /** Resets a column to the width that the screen defines. When all columns are reset, no widths are stored. */
    reset(index: number): void {
      const defaultWidths = measureWith({})
      const next = movedEdge(sight.columns, index, (defaultWidths[index] ?? 0) - (sight.columns[index]?.width ?? 0))
      const isBack = next.every((width, column) => Math.abs(width - (defaultWidths[column] ?? 0)) < 1)
      change({ ...layout, widths: isBack ? {} : sharesOf(sight.columns, next, layout.widths) })
    },
  }
}

/**
 * Returns the range of widths for the edge after a column. `min` can be below the column's minimum when other columns
 * squeeze it.
 */
export function rangeOf(columns: readonly Measured[], index: number) {
  const [column, next] = [columns[index], columns[index + 1]]
  if (!column || !next) throw new Error('There is no edge after the last column')
  const both = column.width + next.width
  return { both, min: Math.min(column.width, column.minWidth), max: Math.max(column.width, both - next.minWidth) }
}

/** Returns the widths after the edge after a column has moved, which changes only that column and the next one. */
function movedEdge(columns: readonly Measured[], index: number, by: number): readonly number[] {
  const { both, min, max } = rangeOf(columns, index)
  const widths = columns.map(column => column.width)
  const width = Math.max(min, Math.min((widths[index] ?? 0) + by, max))
  return widths.with(index, width).with(index + 1, both - width)
}

/** Returns widths as shares on the scale of the previous ones, so that the shares of hidden columns stay valid. */
function sharesOf(columns: readonly Measured[], widths: readonly number[], before: Widths): Widths {
  const sizedColumns = [...columns.entries()].filter(([, { id }]) => before[id] !== undefined)
  const shares = sum(sizedColumns.map(([, { id }]) => before[id] ?? 0))
  const scale = shares / sum(sizedColumns.map(([index]) => widths[index] ?? 0)) || 1
  const nextShares = columns.map(({ id }, index) => [id, Math.round((widths[index] ?? 0) * scale * 10) / 10])
  return { ...before, ...Object.fromEntries(nextShares) }
}
