import { type CsvValue, csvLine, type LocalTime } from '../../core/base/csv-line'
import type { PlainKey } from '../../core/i18n/keys'
import type { Translate } from '../../core/i18n/translate'
import { forEachRow } from '../../core/reports/read'
import { columnTitles, createRowReader, localTimeOf, outcomeOf, type ReportColumn } from '../../core/reports/row'
import type { Cells, Report, ReportRow } from '../../core/reports/types'
import { orderLook } from '../../core/work-orders/statuses'

interface WriteContext {
  t: Translate
  zone: string
}

const heads: Readonly<Record<ReportColumn, PlainKey>> = {
  workOrderNo: 'reports.column.workOrderNo',
  assignedOn: 'reports.column.assignedOn',
  status: 'reports.column.status',
  deliveryMode: 'reports.column.deliveryMode',
  compositions: 'reports.column.compositions',
  shipments: 'reports.column.shipments',
  shipped: 'reports.column.shipped',
  delivered: 'reports.column.delivered',
  shipBy: 'reports.column.shipBy',
  deliverBy: 'reports.column.deliverBy',
  onTime: 'reports.column.onTime',
}

const columnOf = new Map(
  Object.entries(columnTitles).map(([column, title]) => [title as string, column as ReportColumn]),
)

/**
 * Returns the file of a report with the texts and local times that the page shows, because the file of the server holds
 * codes and UTC. All rows and columns keep their order. If the columns are unknown, returns the file of the server.
 */
export async function writeReport(report: Report, context: WriteContext): Promise<Blob> {
  const { columns, summary } = report
  const orderOf = createRowReader(columns)
  if (orderOf === null || summary === null) return report.file
  // Spreadsheets recognize UTF-8 by the byte order mark at the start.
  const lines = [`\uFEFF${csvLine(columns.map(title => headOf(title, context)))}`]
  await forEachRow(report, cells => {
    const order = orderOf(cells)
    const values = columns.map((title, index) => cellValue(title, cells[index] ?? '', order, context, summary.readAt))
    lines.push(csvLine(values))
  })
  return new Blob(lines, { type: 'text/csv' })
}

function headOf(title: Cells[number], { t, zone }: WriteContext): string {
  const column = columnOf.get(title)
  if (column === undefined) return title
  const head = t(heads[column])
  return isTime(column) ? `${head} (${zone})` : head
}

function cellValue(
  title: string,
  cell: string,
  order: ReportRow,
  { t, zone }: WriteContext,
  readAt: number,
): CsvValue | LocalTime {
  const column = columnOf.get(title)
  if (column === undefined || cell === '') return cell
  if (isTime(column)) {
    const localTime = localTimeOf(cell, zone)
    return localTime === null ? cell : { localTime }
  }
  if (column === 'status') return t.text(orderLook(cell).label)
  if (column === 'deliveryMode') return deliveryMode(cell, t)
  if (column === 'onTime') {
    const outcome = outcomeOf(order, readAt)
    return outcome === null ? '' : t(`reports.${outcome}`)
  }
  return cell
}

function isTime(column: ReportColumn): boolean {
  return column === 'assignedOn' || column === 'shipBy' || column === 'deliverBy'
}

/** Returns the text of a delivery mode, or an unknown mode unchanged. */
function deliveryMode(cell: string, t: Translate): string {
  if (cell === 'ELECTRONIC') return t('workOrders.electronic')
  return cell === 'PARTNERS' ? t('reports.onDrives') : cell
}
