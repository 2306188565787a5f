import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import type { Risk } from '../../schedule/types'
import { dueAt } from './due'
import { noFilter, parseFilter } from './filter'
import { daysOfRange, filterRows } from './filter-rows'

describe('filtering work orders', () => {
  const due = dueAt(Date.parse('2026-11-19T20:10:00Z'), 'America/Chicago')
  const rows = [
    orderRow({ workOrderNo: 'late', nextShipBy: '2026-11-18T20:00:00Z', status: 'copy_in_progress' }),
    orderRow({ workOrderNo: 'today', nextShipBy: '2026-11-19T23:00:00Z' }),
    orderRow({ workOrderNo: 'week', nextShipBy: '2026-11-26T23:00:00Z' }),
    orderRow({ workOrderNo: 'far', nextShipBy: '2026-11-28T23:00:00Z' }),
    orderRow({ workOrderNo: 'none' }),
    orderRow({ workOrderNo: 'shipped', nextShipBy: '2026-11-18T20:00:00Z', status: 'shipment_completed' }),
  ]
  const risks: Record<string, Risk> = { late: 'overdue', today: 'noPickUp' }
  const riskOf = ({ workOrderNo }: { workOrderNo: string }) => risks[workOrderNo] ?? null
  const isAtRisk = ({ workOrderNo }: { workOrderNo: string }) => ['late', 'week'].includes(workOrderNo)
  const places: Record<string, readonly string[]> = { 'RD-1': ['week', 'far'], 'RD-2': ['late'] }
  const isIn = (serialNo: string, { workOrderNo }: { workOrderNo: string }) =>
    places[serialNo]?.includes(workOrderNo) ?? false
  const isOfToday = (part: string, { workOrderNo }: { workOrderNo: string }) =>
    part === 'next' ? workOrderNo === 'week' : ['late', 'today'].includes(workOrderNo)
  const pass = (text: string) =>
    filterRows(rows, parseFilter(text) ?? noFilter, { due, riskOf, isAtRisk, isIn, isOfToday }).map(
      ({ workOrderNo }) => workOrderNo,
    )

  const table: readonly [text: string, numbers: readonly string[]][] = [
    ['', ['late', 'today', 'week', 'far', 'none', 'shipped']],
    ['status:copy_in_progress,shipment_completed', ['late', 'shipped']],
    ['risk:overdue', ['late']],
    ['risk:overdue,no-pick-up', ['late', 'today']],
    ['risk:at-risk', ['late', 'week']],
    ['risk:at-risk,no-pick-up', ['late', 'today', 'week']],
    ['appliance:RD-1', ['week', 'far']],
    ['appliance:RD-1,RD-2 ship-by:7d', ['late', 'week']],
    ['appliance:RD-3', []],
    ['day:next', ['week']],
    ['risk:no-pick-up day:to-ship', ['today']],
    ['ship-by:today', ['late', 'today']],
    ['ship-by:7d', ['late', 'today', 'week']],
    ['ship-by:2026-11-19..2026-11-26', ['today', 'week']],
    ['ship-by:2026-11-27..', ['far']],
    ['status:assigned ship-by:7d', ['today', 'week']],
  ]
  for (const [text, numbers] of table)
    it(`by “${text}” keeps ${numbers.join(', ')}`, () => {
      expect(pass(text)).to.deep.equal(numbers)
    })

  it('returns the days of a range', () => {
    expect(
      ['today', '7d', '2026-11-19..', '..2026-11-20'].map(range => daysOfRange(range, '2026-11-19')),
    ).to.deep.equal([
      [null, '2026-11-19'],
      [null, '2026-11-26'],
      ['2026-11-19', null],
      [null, '2026-11-20'],
    ])
  })
})
