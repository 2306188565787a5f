import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import type { ShipByRisk } from '../../schedule/store'
import type { WorkOrder } from '../../wire/work-orders'
import { maxOrders } from './due-shipments'
import { urgentOrders } from './urgent'

const now = Date.parse('2026-11-19T20:10:00Z')
const [yesterday, today, friday, tuesday, wednesday] = [
  '2026-11-18T23:00:00Z',
  '2026-11-19T23:00:00Z',
  '2026-11-20T23:00:00Z',
  '2026-11-24T23:00:00Z',
  '2026-11-25T23:00:00Z',
]
const workingDays: Record<string, number> = { [today]: 0, [friday]: 1, [tuesday]: 3, [wednesday]: 4 }
const riskOf = (shipBy: string): ShipByRisk => ({
  risk: shipBy === yesterday ? 'overdue' : shipBy === today ? 'today' : null,
  pickUp: Date.parse(shipBy),
  workingDays: workingDays[shipBy] ?? 0,
})

function urgent(orders: readonly Partial<WorkOrder>[], ofToday: readonly string[] = []): readonly string[] {
  const rows = orders.map((order, index) => orderRow({ workOrderNo: `WO-${index}`, ...order }))
  return urgentOrders(rows, { now, riskOf, isOfToday: no => ofToday.includes(no) })
}

describe('the orders whose drives are counted by their shipments', () => {
  const days = [wednesday, tuesday, friday, yesterday, today].map(nextShipBy => ({ nextShipBy }))

  it('are those due today, overdue ones, and those due in the next three working days', () => {
    expect(urgent(days)).to.deep.equal(['WO-4', 'WO-3', 'WO-2', 'WO-1'])
  })

  it('still include orders with drives due today after these are shipped', () => {
    const complete: Partial<WorkOrder> = { status: 'shipment_completed', nextShipBy: null }
    const orders = [{ nextShipBy: today }, { nextShipBy: wednesday }, complete, complete]
    expect(urgent(orders, ['WO-1', 'WO-2'])).to.deep.equal(['WO-0', 'WO-2', 'WO-1'])
  })

  it('are at most twenty', () => {
    expect(urgent(Array.from({ length: 30 }, () => ({ nextShipBy: today }))).length).to.equal(maxOrders)
    expect(maxOrders).to.equal(20)
  })

  it('exclude files, and orders that are shipped, past, or without a valid ship-by', () => {
    expect(
      urgent([
        { nextShipBy: today, deliveryMode: 'ELECTRONIC' },
        { nextShipBy: today, status: 'shipment_completed' },
        { nextShipBy: today, status: 'fulfilled' },
        { nextShipBy: null },
        { nextShipBy: 'soon' },
      ]),
    ).to.deep.equal([])
  })
})
