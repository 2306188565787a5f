import type { Report } from '../../core/reports/types'
import { Banner } from '../kit/Banner'
import { useText } from '../kit/context'
import { ScrollBox } from './ScrollBox'

/** The first rows as they are in the file, whatever their columns. */
export function ReportRows({ report: { columns, rows, rowCount, summary } }: { report: Report }) {
  const t = useText()
  return (
    <>
      {summary === null && <Banner tone="info">{t('reports.unknownColumns')}</Banner>}
      <div className="panel report-rows">
        <ScrollBox label={t('reports.rows')}>
          <table className="report-table">
            <thead>
              <tr>
                {columns.map((title, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; titles may repeat
                  <th key={at} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
                <tr key={row}>
                  {columns.map((_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <td key={at}>{cells[at]}</td>
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
