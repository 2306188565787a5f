import { type ReactNode, useMemo } from 'react'
import { offsetIn } from '../../core/base/time'
import { createRowReader } from '../../core/reports/row'
import type { Cells, Report } from '../../core/reports/types'
import { useText } from '../kit/context'
import { reportColumns } from './columns'
import type { RowContext } from './row-cells'

interface Props {
  report: Report
  rows: readonly Cells[]
  zone: string
}

interface PaperColumn {
  readonly id: string
  readonly head: ReactNode
  readonly isEnd: boolean
  cell(cells: Cells, row: number): ReactNode
}

/** The printed rows, with the columns of a narrow screen. A plain table repeats its head on each printed page. */
export function PaperRows({ report, rows, zone }: Props) {
  const t = useText()
  const { columns: titles, rowCount, summary } = report
  const readAt = summary?.readAt ?? 0
  const ctx = useMemo<RowContext>(() => ({ t, zone, readAt }), [t, zone, readAt])
  const columns = useMemo(() => paperColumns(titles, ctx), [titles, ctx])
  return (
    <div className="panel paper-panel">
      <table className="paper-rows">
        <thead>
          <tr>
            {columns.map(({ id, head, isEnd }) => (
              <th key={id} scope="col" className={isEnd ? 'end' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
            <tr key={row}>
              {columns.map(({ id, isEnd, cell }) => (
                <td key={id} className={isEnd ? 'end' : undefined}>
                  {cell(cells, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="panel-foot">
        <span>
          {rows.length < rowCount
            ? t('reports.firstRows', { shown: rows.length, count: rowCount })
            : t('reports.allRows', { count: rowCount })}
        </span>
        {summary && <span>{t('reports.times', { offset: offsetIn(zone, new Date(readAt).toISOString()), zone })}</span>}
      </div>
    </div>
  )
}

/** Returns the columns that also fit below 900 px, or all columns of the file if its columns are unknown. */
function paperColumns(titles: Cells, ctx: RowContext): readonly PaperColumn[] {
  const orderOf = createRowReader(titles)
  if (orderOf === null)
    return titles.map((head, index) => ({ id: `${index}`, head, isEnd: false, cell: cells => cells[index] ?? '' }))
  return reportColumns(titles)
    .filter(({ dropBelow }) => dropBelow === undefined)
    .map(({ id, head, align, cell }) => ({
      id,
      head: head(ctx.t),
      isEnd: align === 'end',
      cell: (cells, row) => cell({ id: `${row}`, order: orderOf(cells), cells }, ctx),
    }))
}
