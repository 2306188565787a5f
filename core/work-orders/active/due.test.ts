import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import type { WorkOrderStatus } from '../../wire/work-orders'
import { drivesToShip, dueAt, groupSizes, isOverdue } from './due'

/** Thursday 2026-11-19 14:10 in Chicago. */
const now = Date.parse('2026-11-19T20:10:00Z')
const zone = 'America/Chicago'

describe('the group of an order by its ship-by', () => {
  const table: readonly [shipBy: string | null, group: string][] = [
    ['2026-11-18T23:00:00Z', 'overdue'],
    ['2026-11-19T20:09:59Z', 'overdue'],
    ['2026-11-19T20:10:00Z', 'today'],
    ['2026-11-20T05:59:00Z', 'today'],
    ['2026-11-20T06:00:00Z', '2026-11-20'],
    ['2026-11-26T23:00:00Z', '2026-11-26'],
    ['2026-11-27T23:00:00Z', 'nextWeek'],
    ['2026-11-30T05:00:00Z', 'nextWeek'],
    ['2026-11-30T07:00:00Z', 'later'],
    ['2027-03-01T07:00:00Z', 'later'],
    [null, 'noDate'],
    ['soon', 'noDate'],
  ]
  for (const [nextShipBy, group] of table)
    it(`is ${group} for ${nextShipBy}`, () => {
      expect(dueAt(now, zone).groupOf(orderRow({ nextShipBy }))).to.equal(group)
    })

  it('is never nextWeek on a Sunday, because the next seven days are that week', () => {
    const due = dueAt(Date.parse('2026-11-22T18:00:00Z'), zone)
    const groups = ['2026-11-29T18:00:00Z', '2026-11-30T18:00:00Z'].map(nextShipBy =>
      due.groupOf(orderRow({ nextShipBy })),
    )
    expect(groups).to.deep.equal(['2026-11-29', 'later'])
  })

  it('follows the days of a zone with a clock change in the week', () => {
    // Clocks go back in Chicago on Sunday 2026-11-01 at 2:00.
    const due = dueAt(Date.parse('2026-10-30T18:00:00Z'), zone)
    const groups = ['2026-11-01T04:59:00Z', '2026-11-01T05:00:00Z', '2026-11-02T05:59:00Z', '2026-11-02T06:00:00Z'].map(
      nextShipBy => due.groupOf(orderRow({ nextShipBy })),
    )
    expect(groups).to.deep.equal(['2026-10-31', '2026-11-01', '2026-11-01', '2026-11-02'])
  })

  for (const status of ['shipment_completed', 'fulfilled', 'cancelled'] as const)
    it(`is noDate for an order that is ${status}`, () => {
      const row = orderRow({ status, nextShipBy: '2026-11-18T23:00:00Z' })
      expect([dueAt(now, zone).groupOf(row), isOverdue(row, now)]).to.deep.equal(['noDate', false])
    })
})

describe('the size of a group', () => {
  it('counts orders, and drives that are not shipped', () => {
    const due = dueAt(now, zone)
    const orders: readonly [shippedDrives: number | undefined, nextShipBy: string | null, status: WorkOrderStatus][] = [
      [4, '2026-11-20T23:00:00Z', 'shipment_pending'],
      [undefined, '2026-11-20T20:00:00Z', 'copy_in_progress'],
      [9, null, 'assigned'],
    ]
    const rows = orders.map(([shippedDrives, nextShipBy, status]) =>
      orderRow({ status, nextShipBy, ...(shippedDrives !== undefined && { shippedDrives }) }),
    )
    expect(rows.map(drivesToShip)).to.deep.equal([2, 6, 0])
    expect([...groupSizes(rows, due.groupOf)]).to.deep.equal([
      ['2026-11-20', { orders: 2, drives: 8 }],
      ['noDate', { orders: 1, drives: 0 }],
    ])
  })
})
