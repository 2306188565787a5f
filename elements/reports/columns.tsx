import { getNumberFormat } from '../../core/base/numbers'
import type { PlainKey } from '../../core/i18n/keys'
import { columnTitles, type ReportColumn } from '../../core/reports/row'
import type { ReportRow } from '../../core/reports/types'
import type { Column } from '../kit/table/column'
import { Content, OrderStatus, Outcome, type RowContext, Shipped, timeText } from './row-cells'

/** A row of the file: the order, and the cells as written. */
export interface FileRow {
  readonly id: string
  readonly order: ReportRow
  readonly cells: readonly string[]
}

type TableColumn = Column<FileRow, RowContext>

const timeColumn = (id: 'assignedOn' | 'shipBy' | 'deliverBy', key: PlainKey): TableColumn => ({
  id,
  head: t => t(key),
  card: 'labelled',
  width: '132px',
  cell: ({ order }, ctx) => <span className="nowrap">{timeText(order[id], ctx)}</span>,
})

const knownColumns: readonly TableColumn[] = [
  {
    id: 'workOrderNo',
    head: t => t('reports.column.workOrderNo'),
    key: true,
    width: 'minmax(104px, 1.2fr)',
    cell: ({ order }, ctx) => (
      <>
        <bdi translate="no">{order.workOrderNo}</bdi>
        <span className="cell-sub only-900">
          <Content row={order} ctx={ctx} />
        </span>
      </>
    ),
  },
  {
    id: 'compositions',
    head: t => t('reports.column.compositions'),
    card: 'first',
    dropBelow: 900,
    width: 'minmax(0, 2fr)',
    cell: ({ order }, ctx) => <Content row={order} ctx={ctx} />,
  },
  { ...timeColumn('assignedOn', 'reports.column.assignedOn'), dropBelow: 1200 },
  {
    id: 'status',
    head: t => t('reports.column.status'),
    width: 'minmax(0, 2.4fr)',
    cell: ({ order }, ctx) => <OrderStatus row={order} ctx={ctx} />,
  },
  {
    id: 'shipped',
    head: t => t('reports.column.shipped'),
    align: 'end',
    card: 'labelled',
    width: '88px',
    cell: ({ order }, ctx) => <Shipped row={order} ctx={ctx} />,
  },
  {
    id: 'delivered',
    head: t => t('reports.column.delivered'),
    align: 'end',
    card: 'labelled',
    dropBelow: 1200,
    width: '80px',
    cell: ({ order }, { t }) => (order.delivered === null ? null : getNumberFormat(t.locale).format(order.delivered)),
  },
  timeColumn('shipBy', 'reports.column.shipBy'),
  { ...timeColumn('deliverBy', 'reports.column.deliverBy'), dropBelow: 900 },
  {
    id: 'onTime',
    head: t => t('reports.column.onTime'),
    card: 'end',
    width: '132px',
    cell: ({ order }, ctx) => <Outcome row={order} ctx={ctx} />,
  },
]

/** The titles of the file that have no column, because cells of other columns show them. */
const merged: ReadonlySet<string> = new Set([columnTitles.deliveryMode, columnTitles.shipments])

/**
 * Returns the columns of a report for the titles of its file. Each unknown title gets a column at the end, with its cells
 * as written in the file.
 */
export function reportColumns(titles: readonly string[]): readonly TableColumn[] {
  const isInFile = ({ id }: TableColumn) => titles.includes(columnTitles[id as ReportColumn])
  const others = titles.flatMap((title, index): TableColumn[] =>
    isKnown(title) || merged.has(title)
      ? []
      : [
          {
            id: `other ${index}`,
            head: () => title,
            card: 'labelled',
            width: 'minmax(0, 1fr)',
            cell: ({ cells }) => cells[index],
          },
        ],
  )
  return [...knownColumns.filter(isInFile), ...others]
}

function isKnown(title: string): boolean {
  return knownColumns.some(({ id }) => columnTitles[id as ReportColumn] === title)
}
