import { expect } from 'chai'
import { aBay, aDock } from '../../appliances/fixtures'
import type { DockBay } from '../../appliances/types'
import { shipment } from '../../shipments/fixtures'
import type { Shipment } from '../../wire/shipments'
import { shipmentsInBays, summarizeBays } from './bay-day'

const now = Date.parse('2026-11-19T20:10:00Z')
const pickUp = Date.parse('2026-11-19T23:00:00Z')
const dispatchDeadline = '2026-11-19T23:30:00Z'

function dayOf(shipments: readonly Shipment[], bays: readonly DockBay[], isOnline = true) {
  const due = shipments.map(each => ({ ...each, dispatchDeadline }))
  return summarizeBays([{ ...aDock([]), bays, isOnline }], new Map([['WO-1', due]]), {
    now,
    zone: 'UTC',
    riskOf: () => ({ risk: 'today', pickUp, workingDays: 0 }),
    arePickUpsKnown: true,
  })
}
const inBay = (bookingNo: string, state: string, minutesLeft: number | null = null) =>
  aBay({ workOrderNo: 'WO-1', bookingNo, state, minutesLeft })

describe('the day of the orders in the bays', () => {
  it('counts drives by their shipments and bays', () => {
    const shipments = [1, 2, 3, 4].map(ordinal => shipment(ordinal, ordinal === 1 ? { status: 'dispatched' } : {}))
    const day = dayOf(shipments, [inBay('B-1002', 'copy_complete'), inBay('B-1003', 'copying', 20)])
    expect(day.counts).to.deep.equal({ shipped: 1, copied: 1, copying: 1, left: 1 })
    expect([day.toShip, day.firstPickUp]).to.deep.equal([3, pickUp])
    expect(day.finish).to.include({ type: 'ends', endsAt: now + 20 * 60_000, lateBy: 0 })
  })

  it('does not say that drives outside the bays wait for a copy', () => {
    expect(dayOf([shipment(1)], []).finish.type).to.equal('unknown')
  })

  it('ignores the bays of an offline appliance', () => {
    expect(dayOf([shipment(2)], [inBay('B-1002', 'copy_complete')], false).counts.copied).to.equal(0)
  })

  it('includes only orders that have a drive in a bay now', () => {
    const read = new Map([1, 2].map(no => [`WO-${no}`, [shipment(no)]]))
    const docks = [{ ...aDock([]), bays: [inBay('B-1001', 'copying'), aBay({ bay: 2 })] }]
    expect([...shipmentsInBays(docks, read).keys()]).to.deep.equal(['WO-1'])
  })
})
