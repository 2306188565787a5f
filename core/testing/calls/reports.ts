import { type CsvValue, csvLine } from '../../base/csv-line'
import { addDays, isDay } from '../../base/days'
import { epochOf } from '../../base/zoned'
import { day, toInstant } from '../durations'
import { refuse } from '../outcome'
import type { OrderHead } from '../records'
import type { AssignedQuery, Unit } from '../repository'
import { get, ok, type Route, refused } from './route'

/** The maximum count of days in a report (decision 27). */
const maxRange = 366
/** The range of days that a report may name. Without it, far years would make a call slow. */
const firstDay = '1970-01-01'
const lastDay = '2100-12-31'
/** The count of orders that are read at once. */
const pageSize = 500
const columns = [
  'Work Order Number',
  'Assigned On',
  'Status',
  'Delivery Mode',
  'Compositions',
  'Shipments',
  'Shipped',
  'Delivered',
  'Ship By',
  'Deliver By',
  'On Time',
]

/**
 * Returns the cells of an order. "Ship By" is the next deadline, as in the list, or the last one if no shipment waits.
 */
function row(head: OrderHead): CsvValue[] {
  return [
    head.workOrderNo,
    head.assignedOn,
    head.status,
    head.deliveryMode,
    head.compositions.map(({ cplName }) => cplName).join('; '),
    head.bookingNos.length,
    head.shipped,
    head.delivered,
    head.nextShipBy ?? head.lastShipBy,
    head.lastDeliverBy,
    head.onTime,
  ]
}

/**
 * Yields the report as CSV (RFC 4180) in UTF-8, page by page. The byte order mark tells spreadsheets the encoding. The
 * whole report is never in memory, and no transaction stays open while a client downloads it.
 */
async function* lines(read: Unit['run'], org: string, assigned: Pick<AssignedQuery, 'from' | 'until'>) {
  yield `\uFEFF${csvLine(columns)}`
  let after: AssignedQuery['after'] = null
  for (;;) {
    const page: AssignedQuery = { ...assigned, after, limit: pageSize }
    const heads = await read(repository => repository.assigned(org, page))
    yield heads.map(head => csvLine(row(head))).join('')
    after = heads.at(-1) ?? null
    if (heads.length < pageSize) return
  }
}

export const reports: readonly Route[] = [
  get('reports', '/v1/work-orders-report', async ({ call: { query }, runUnit, org, partner }) => {
    const [from, to] = [query.get('startDate'), query.get('endDate')]
    if (!isDay(from) || !isDay(to) || to < from || query.get('dateType') !== 'assigned_on')
      return refused(
        refuse(400, 'invalid_query', 'Enter startDate and endDate as YYYY-MM-DD, and dateType=assigned_on'),
      )
    if (from < firstDay || to > lastDay)
      return refused(refuse(422, 'years_outside', `Choose dates between ${firstDay} and ${lastDay}`))
    if (Date.parse(to) - Date.parse(from) >= maxRange * day)
      return refused(refuse(422, 'range_too_long', `Choose ${maxRange} days at most`))
    const at = (date: string) => toInstant(epochOf(date, '00:00', partner.timezone))
    return ok(lines(runUnit, org, { from: at(from), until: at(addDays(to, 1)) }), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="work-orders_${from}_${to}.csv"`,
    })
  }),
]
