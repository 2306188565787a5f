import { numbersIn } from '../../core/base/numbers'
import type { Report } from '../../core/reports/types'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { wrapping } from '../kit/layout/wrapping'
import { space } from '../kit/own-text'
import { cellWords, columnWords, isCount, isWords } from './cell-words'
import { ScrollBox } from './ScrollBox'

interface Props {
  report: Report
  zone: string
}

/** The first rows: in words and in the partner's zone where their columns are known, else as they are in the file. */
export function ReportRows({ report: { columns, rows, rowCount, summary }, zone }: Props) {
  const t = useText()
  const nameOf = (title: string) => (summary ? columnWords(title, zone, t) : title)
  const cellOf = (title: string, cell: string) => {
    if (summary === null) return cell
    return title === 'Compositions' ? <NamesCell names={cell} /> : cellWords(title, cell, zone, t)
  }
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
                  <th key={at} scope="col" data-count={isCount(title) || undefined}>
                    {nameOf(title)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
                <tr key={row}>
                  {columns.map((title, at) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      key={at}
                      data-title={nameOf(title)}
                      data-count={isCount(title) || undefined}
                      data-wraps={(summary && isWords(title)) || undefined}
                    >
                      {cellOf(title, cells[at] ?? '')}
                    </td>
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

/** The names in a cell of several: the first one, and the others on demand, so that a row stays one line high. */
function NamesCell({ names }: { names: string }) {
  const t = useText()
  const [first = '', ...others] = names.split(/;\s*/)
  if (others.length === 0)
    return (
      <span className="names" translate="no">
        {wrapping(names)}
      </span>
    )
  return (
    <details className="names more-names">
      <summary>
        <span translate="no">{wrapping(first)}</span>
        {space}
        <span className="quiet-text">
          {t('reports.moreNames', { more: numbersIn(t.locale).format(others.length) })}
        </span>
      </summary>
      <span translate="no">{wrapping(others.join('\n'))}</span>
    </details>
  )
}
