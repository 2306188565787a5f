import { refuse } from '../outcome'
import type { OrderHead } from '../records'
import { addDays, day, isDay, momentOf, toInstant } from '../zoned'
import { ok, type Route, refused } from './route'

/** Days in a report at most (decision 27). */
const longestRange = 366
const mostOrders = 10_000
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

/** Quoted where it must be, and never a formula. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function row(head: OrderHead): (string | number | null)[] {
  return [
    head.workOrderNo,
    head.assignedOn,
    head.status,
    head.deliveryMode,
    head.compositions.map(({ cplName }) => cplName).join('; '),
    head.bookingNos.length,
    head.shipped,
    head.delivered,
    head.lastShipBy,
    head.lastDeliverBy,
    head.onTime,
  ]
}

/** RFC 4180 in UTF-8, with the mark that spreadsheets tell the encoding by. */
function csv(rows: readonly (string | number | null)[][]): string {
  return `\uFEFF${rows.map(cells => `${cells.map(cell).join(',')}\r\n`).join('')}`
}

export const reports: readonly Route[] = [
  {
    method: 'GET',
    base: 'reports',
    path: '/v1/work-orders-report',
    async answer({ call: { query }, repository, org, partner }) {
      const [from, to] = [query.get('startDate'), query.get('endDate')]
      if (!isDay(from) || !isDay(to) || to < from || query.get('dateType') !== 'assigned_on')
        return refused(refuse(400, 'invalid_query', 'startDate, endDate and dateType=assigned_on are expected'))
      if (Date.parse(to) - Date.parse(from) >= longestRange * day)
        return refused(refuse(422, 'range_too_long', `A report covers ${longestRange} days at most`))
      const at = (date: string) => toInstant(momentOf(date, '00:00', partner.timezone))
      const assigned = { from: at(from), until: at(addDays(to, 1)) }
      const { heads } = await repository.orders(org, { assigned, offset: 0, limit: mostOrders })
      return ok(csv([columns, ...heads.map(row)]), {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="work-orders_${from}_${to}.csv"`,
      })
    },
  },
]
