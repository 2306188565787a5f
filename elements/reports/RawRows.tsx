import type { Report } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { ScrollBox } from './ScrollBox'

/** Shows the rows of a report with unknown columns, with each cell as written in the file. */
export function RawRows({ report: { columns, rows, rowCount } }: { report: Report }) {
  const t = useText()
  return (
    <>
      <Banner tone="info">{t('reports.unknownColumns')}</Banner>
      <div className="panel">
        <ScrollBox label={t('reports.rows')}>
          <table className="report-table">
            <thead>
              <tr>
                {columns.map((title, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; titles may repeat
                  <th key={index} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
                <tr key={row}>
                  {columns.map((_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                    <td key={index}>{cells[index] ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <div className="panel-foot">
          {rows.length < rowCount
            ? t('reports.firstRows', { shown: rows.length, count: rowCount })
            : t('reports.allRows', { count: rowCount })}
        </div>
      </div>
    </>
  )
}
