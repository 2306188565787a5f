import { useMemo, useState } from 'react'
import { offsetIn } from '../../core/base/time'
import { createRowReader } from '../../core/reports/row'
import type { Report, ReportSummary } from '../../core/reports/types'
import pager from '../../styles/bundles/pager.css?inline'
import { useSheet } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Pager } from '../kit/table/Pager'
import { Table } from '../kit/table/Table'
import { type FileRow, reportColumns } from './columns'
import type { RowContext } from './row-cells'

interface Props {
  report: Report
  summary: ReportSummary
  zone: string
}

const pageSize = 20
const keyOf = ({ id }: FileRow) => id

/** Shows the first rows of a report in a table of the kit, with translated words and times in the partner's zone. */
export function ReportRows({ report, summary: { readAt }, zone }: Props) {
  useSheet(pager)
  const t = useText()
  const { columns: titles, rows, rowCount } = report
  const [view, setView] = useState({ report, page: 1 })
  const page = view.report === report ? view.page : 1
  const columns = useMemo(() => reportColumns(titles), [titles])
  const orders = useMemo(() => {
    const orderOf = createRowReader(titles)
    return rows.flatMap((cells, index): FileRow[] =>
      orderOf ? [{ id: `${index}`, order: orderOf(cells), cells }] : [],
    )
  }, [titles, rows])
  const ctx = useMemo<RowContext>(() => ({ t, zone, readAt }), [t, zone, readAt])
  const offset = offsetIn(zone, new Date(readAt).toISOString())
  return (
    <Table
      caption={t('reports.rows')}
      columns={columns}
      rows={orders.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={keyOf}
      rowName={({ order }) => order.workOrderNo}
      ctx={ctx}
      foot={
        <div className="panel-foot report-foot">
          <span>
            {rows.length < rowCount
              ? t('reports.firstRows', { shown: rows.length, count: rowCount })
              : t('reports.allRows', { count: rowCount })}
          </span>
          {zone !== '' && <span>{t('reports.times', { offset, zone })}</span>}
          {rows.length > pageSize && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={rows.length}
              onPage={next => setView({ report, page: next })}
            />
          )}
        </div>
      }
    />
  )
}
