import { expect } from 'chai'
import { dayFinder } from '../../base/day-finder'
import { shipment } from '../fixtures'
import { shipDays } from './ship-days'

describe('the ship-by days of an order', () => {
  const dayOf = dayFinder('America/Chicago')
  const [noon, five, friday] = ['2026-11-19T18:00:00Z', '2026-11-19T23:00:00Z', '2026-11-21T05:30:00Z']

  it('are days of the zone', () => {
    expect([noon, friday, 'soon'].map(dayOf)).to.deep.equal(['2026-11-19', '2026-11-20', ''])
  })

  it('count shipments to ship and shipped ones, and have the first ship-by', () => {
    const days = shipDays(
      [
        shipment(3, { dispatchDeadline: five }),
        shipment(2, { dispatchDeadline: five, status: 'dispatched' }),
        shipment(1, { dispatchDeadline: noon }),
        shipment(4, { dispatchDeadline: noon, status: 'delivered' }),
        shipment(5, { dispatchDeadline: five, status: 'cancelled' }),
        shipment(6, { dispatchDeadline: friday, status: 'dispatched' }),
      ],
      dayOf,
    )
    expect([...days]).to.deep.equal([
      ['2026-11-19', { toShip: 2, shipped: 2, firstShipBy: noon, isOneShipBy: false, serials: [3, 1] }],
      ['2026-11-20', { toShip: 0, shipped: 1, firstShipBy: null, isOneShipBy: true, serials: [] }],
    ])
  })
})
