import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import { shipment } from '../../shipments/fixtures'
import { areShipBysMissing, busiestOf, drivesByDay } from './day-drives'
import { shipBysToShip } from './known-ship-bys'

const zone = 'America/Chicago'
const unread = new Map<string, readonly string[]>()
/** Returns a row of drives that ship at noon in Chicago on a day of December 2026. */
const on = (day: number, changes: Parameters<typeof orderRow>[0] = {}) =>
  orderRow({ workOrderNo: `WO-${day}`, nextShipBy: `2026-12-${String(day).padStart(2, '0')}T18:00:00Z`, ...changes })
const days = (...args: Parameters<typeof drivesByDay>) => Object.fromEntries(drivesByDay(...args))

describe('the drives of each day', () => {
  it('count one drive for each order with unknown shipments, as the strip of the day does', () => {
    const rows = [on(4), on(4, { workOrderNo: 'WO-9', totalDrives: 2 }), on(7, { totalDrives: 1 })]
    expect(days(rows, zone, unread)).to.deep.equal({ '2026-12-04': 2, '2026-12-07': 1 })
    expect(areShipBysMissing(rows, unread)).to.equal(true)
    const known = new Map(rows.map(({ workOrderNo }) => [workOrderNo, ['2026-12-04T18:00:00Z']]))
    expect(areShipBysMissing(rows, known)).to.equal(false)
  })

  it('exclude drives that have left', () => {
    const rows = [on(4, { shippedDrives: 4 }), on(7, { shippedDrives: 6 })]
    expect(days(rows, zone, unread)).to.deep.equal({ '2026-12-04': 1 })
  })

  it('count by the days of the partner’s zone', () => {
    const late = [on(4, { nextShipBy: '2026-12-05T04:00:00Z' })]
    expect(days(late, zone, unread)).to.deep.equal({ '2026-12-04': 1 })
    expect(days(late, 'Europe/Paris', unread)).to.deep.equal({ '2026-12-05': 1 })
  })

  it('count by local midnight before and after a clock change', () => {
    // Clocks in Chicago go back on 1 November: midnight is at 05:00 UTC before, and at 06:00 after.
    const rows = ['2026-11-01T04:59:00Z', '2026-11-01T05:00:00Z', '2026-11-02T05:59:00Z', '2026-11-02T06:00:00Z'].map(
      (nextShipBy, index) => orderRow({ workOrderNo: `WO-${index}`, nextShipBy, totalDrives: 1 }),
    )
    expect(days(rows, zone, unread)).to.deep.equal({ '2026-10-31': 1, '2026-11-01': 2, '2026-11-02': 1 })
  })

  it('count by the shipments of an order once they are read', () => {
    const known = new Map([['WO-4', ['2026-12-04T18:00:00Z', '2026-12-09T18:00:00Z', '2026-12-09T19:00:00Z']]])
    expect(days([on(4), on(9)], zone, known)).to.deep.equal({ '2026-12-04': 1, '2026-12-09': 3 })
  })

  it('exclude files, and orders that are cancelled, completed or without a ship-by', () => {
    const rows = [
      on(1, { nextShipBy: null }),
      on(2, { nextShipBy: 'soon' }),
      on(3, { status: 'cancelled' }),
      on(4, { status: 'shipment_completed' }),
      on(5, { deliveryMode: 'ELECTRONIC' }),
    ]
    const known = new Map([['WO-3', ['2026-12-03T18:00:00Z']]])
    expect(days(rows, zone, known)).to.deep.equal({})
  })
})

describe('the ship-bys of shipments', () => {
  it('include only drives that are not shipped', () => {
    const dispatchDeadline = '2026-12-04T18:00:00Z'
    const shipments = [
      shipment(1, { dispatchDeadline }),
      shipment(2, { status: 'dispatched' }),
      shipment(3, { status: 'cancelled' }),
      shipment(4, { deliveryMode: 'ELECTRONIC' }),
    ]
    expect(shipBysToShip(shipments)).to.deep.equal([dispatchDeadline])
  })
})

describe('the busiest day of a month', () => {
  it('ignores other months, and is 0 when no day has drives', () => {
    const drives = new Map([
      ['2026-12-04', 3],
      ['2026-12-18', 41],
      ['2027-01-04', 99],
    ])
    expect(['2026-12', '2027-01', '2027-02'].map(month => busiestOf(drives, month))).to.deep.equal([41, 99, 0])
  })
})
