import { expect } from 'chai'
import { dayFinder } from '../../base/day-finder'
import { shipment } from '../fixtures'
import { countDue, dueBy } from './due'

describe('the due filter of shipments', () => {
  const now = Date.parse('2026-11-19T20:10:00Z')
  const [noon, five, friday] = ['2026-11-19T18:00:00Z', '2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z']
  const context = { now, today: '2026-11-19', dayOf: dayFinder('America/Chicago'), mustLeaveToday: null }
  const due = (dispatchDeadline: string, changes = {}, status = 'pending' as const) =>
    dueBy({ ...context, ...changes })({ status, dispatchDeadline })

  it('goes by the ship-by while hours are unknown', () => {
    expect([noon, five, friday, 'soon'].map(shipBy => due(shipBy))).to.deep.equal(['overdue', 'today', null, null])
  })

  it('goes by the last pick-up once hours are known: before a holiday it is a day sooner', () => {
    const mustLeaveToday = (shipBy: string) => shipBy !== five
    expect([noon, five, friday].map(shipBy => due(shipBy, { mustLeaveToday }))).to.deep.equal([
      'overdue',
      null,
      'today',
    ])
  })

  it('counts shipments to ship, overdue ones and those that leave today, without shipped ones', () => {
    const shipments = [
      ...[noon, five, five, friday].map((dispatchDeadline, index) => shipment(index + 1, { dispatchDeadline })),
      shipment(5, { dispatchDeadline: noon, status: 'dispatched' }),
    ]
    expect(countDue(shipments, dueBy(context))).to.deep.equal({ toShip: 4, overdue: 1, today: 2 })
  })
})
