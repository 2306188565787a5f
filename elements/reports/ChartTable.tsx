import { useText } from '../kit/context'

interface Props {
  caption: string
  /** A note under the chart, beside the button that opens the table. */
  note: string
  /** The head of the name column, then the heads of the cells. */
  heads: readonly string[]
  rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** The numbers of a chart, opened on demand. */
export function ChartTable({ caption, note, heads, rows }: Props) {
  const t = useText()
  return (
    <details className="chart-table">
      <summary>
        <span className="chart-note">{note}</span>
        <span className="chart-view">{t('reports.asTable')}</span>
      </summary>
      <table className="report-table figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
