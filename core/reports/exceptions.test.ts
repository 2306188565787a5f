import { expect } from 'chai'
import { createExceptions, maxExceptions } from './exceptions'
import type { ReportRow } from './types'

const now = Date.parse('2026-03-05T12:00:00Z')
const hour = 3_600_000
const inHours = (hours: number) => new Date(now + hours * hour).toISOString()

const fine: ReportRow = {
  workOrderNo: 'WO',
  assignedOn: inHours(-100),
  status: 'copy_in_progress',
  deliveryMode: 'PARTNERS',
  compositions: [],
  shipments: 4,
  shipped: 1,
  delivered: 0,
  shipBy: inHours(10),
  deliverBy: inHours(50),
  onTime: 'open',
}

function listed(...rows: readonly Partial<ReportRow>[]) {
  const collected = createExceptions(now)
  for (const row of rows) collected.add({ ...fine, ...row })
  return collected.exceptions()
}

describe('the exceptions of a report', () => {
  it('are overdue orders, longest first, then orders in trouble, then late ones', () => {
    const { items, count } = listed(
      { workOrderNo: 'fine' },
      { workOrderNo: 'late', onTime: 'no', status: 'fulfilled' },
      { workOrderNo: 'trouble later', status: 'download_failed', shipBy: inHours(72) },
      { workOrderNo: 'trouble', status: 'download_failed' },
      { workOrderNo: 'trouble without a deadline', status: 'download_failed', shipBy: '' },
      { workOrderNo: 'overdue', shipBy: inHours(-2) },
      { workOrderNo: 'overdue longer', shipBy: inHours(-21) },
      { workOrderNo: 'cancelled', status: 'cancelled', shipBy: inHours(-21) },
    )
    expect(items.map(({ row, kind, dueIn }) => [row.workOrderNo, kind, dueIn === null ? null : dueIn / hour])).to.eql([
      ['overdue longer', 'overdue', -21],
      ['overdue', 'overdue', -2],
      ['trouble', 'trouble', 10],
      ['trouble later', 'trouble', 72],
      ['trouble without a deadline', 'trouble', null],
      ['late', 'late', null],
    ])
    expect(count).to.equal(6)
  })

  it('are all counted, although only the worst are kept', () => {
    const rows = Array.from({ length: 3 * maxExceptions }, (_, index) => ({ shipBy: inHours(-1 - index) }))
    const { items, count } = listed(...rows)
    expect([items.length, count]).to.deep.equal([maxExceptions, rows.length])
    expect(items[0]?.dueIn).to.equal(-rows.length * hour)
  })
})
