import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import type { WorkOrder } from '../../wire/work-orders'
import { type DaySummary, summarizeDay } from './day'
import type { OrderDrive } from './drive'

/** Thursday 2026-11-19 14:10 in Chicago; drives are picked up at 17:00. */
const now = Date.parse('2026-11-19T20:10:00Z')
const zone = 'America/Chicago'
const at = (instant: string) => Date.parse(instant)
const [yesterday, noon, five, friday] = [
  '2026-11-18T23:00:00Z',
  '2026-11-19T18:00:00Z',
  '2026-11-19T23:00:00Z',
  '2026-11-20T23:00:00Z',
]

function drive(state: OrderDrive['state'], changes: Partial<OrderDrive> = {}): OrderDrive {
  const shipBy = changes.shipBy ?? five
  return { shipBy, pickUp: at(shipBy), state, endsAt: null, isAtRisk: false, ...changes }
}

/** Returns the day of one order for each list of drives; null is an order with unknown shipments. */
function dayOf(
  lists: readonly (readonly OrderDrive[] | null)[],
  changes: (index: number) => Partial<WorkOrder> = () => ({}),
  [arePickUpsKnown, areBaysKnown] = [true, true],
): DaySummary {
  const rows = lists.map((_, index) => orderRow({ workOrderNo: `WO-${index}`, nextShipBy: five, ...changes(index) }))
  return summarizeDay(rows, {
    now,
    zone,
    drivesOf: no => lists[Number(no.slice(3))] ?? undefined,
    pickUpOf: shipBy => at(shipBy),
    arePickUpsKnown,
    areBaysKnown: () => areBaysKnown,
  })
}

describe('the work due today', () => {
  it('counts drives by state, and drives at risk separately', () => {
    const day = dayOf([
      [drive('shipped'), drive('copied'), drive('copying', { endsAt: now + 60_000 })],
      [drive('left'), drive('left', { isAtRisk: true }), drive('copied', { shipBy: friday })],
    ])
    expect([day.counts, day.atRisk, day.toShip]).to.deep.equal([{ shipped: 1, copied: 1, copying: 1, left: 1 }, 1, 4])
    expect([day.firstPickUp, day.lastPickUp]).to.deep.equal([at(five), at(five)])
    expect(day.isAtLeast).to.equal(false)
  })

  it('includes drives due later whose last pick-up before days off is today', () => {
    const day = dayOf([[drive('copied', { shipBy: '2026-11-23T15:00:00Z', pickUp: at(five) })]])
    expect([day.toShip, day.lastPickUp]).to.deep.equal([1, at(five)])
  })

  it('includes a drive that missed its pick-up until its ship-by, and gives no pick-up for it', () => {
    const day = dayOf([[drive('copied', { pickUp: at(noon), isAtRisk: true })]])
    expect([day.toShip, day.atRisk, day.firstPickUp, day.lastPickUp]).to.deep.equal([1, 1, null, null])
  })

  it('uses ship-bys while hours are not known', () => {
    const day = dayOf([[drive('copied', { pickUp: null })]], () => ({}), [false, true])
    expect([day.toShip, day.firstPickUp, day.lastPickUp]).to.deep.equal([1, at(five), at(five)])
  })

  it('excludes drives that were shipped for an earlier pick-up', () => {
    expect(dayOf([[drive('shipped', { shipBy: yesterday })]]).counts.shipped).to.equal(0)
  })

  it('counts overdue drives, and late files once per order', () => {
    const day = dayOf(
      [[drive('left', { shipBy: yesterday }), drive('shipped', { shipBy: yesterday })], [], []],
      index => ({ nextShipBy: yesterday, deliveryMode: index > 0 ? 'ELECTRONIC' : 'PARTNERS' }),
    )
    expect([day.overdue, day.toShip]).to.deep.equal([3, 0])
  })

  it('counts at least one drive of an order with unknown shipments', () => {
    const day = dayOf([null, [drive('copied')]])
    expect([day.toShip, day.isAtLeast, day.isOverdueAtLeast]).to.deep.equal([2, true, false])
  })

  it('counts at least one drive of an overdue order with unknown shipments', () => {
    const day = dayOf([null, [drive('copied')]], index => (index === 0 ? { nextShipBy: yesterday } : {}))
    expect([day.overdue, day.isAtLeast, day.isOverdueAtLeast]).to.deep.equal([1, true, true])
  })

  it('is exact when only orders of later days have unknown shipments', () => {
    const day = dayOf([null, [drive('copied')]], index => (index === 0 ? { nextShipBy: friday } : {}))
    expect([day.toShip, day.isAtLeast, day.next?.isAtLeast]).to.deep.equal([1, false, true])
  })

  it('excludes orders that are shipped, past, or have no ship-by or no drive left', () => {
    const changes: readonly Partial<WorkOrder>[] = [
      { status: 'shipment_completed' },
      { status: 'cancelled' },
      { nextShipBy: null },
      { totalCopied: 6, shippedDrives: 6 },
    ]
    expect(dayOf([null, null, null, null], index => changes[index] ?? {}).toShip).to.equal(0)
  })

  it('counts the drives of a complete order, and of one with a distant next ship-by', () => {
    const orders: readonly Partial<WorkOrder>[] = [
      { status: 'shipment_completed', nextShipBy: null },
      { nextShipBy: '2026-12-01T23:00:00Z' },
    ]
    const day = dayOf([[drive('shipped')], [drive('shipped'), drive('shipped')]], index => orders[index] ?? {})
    expect([day.counts.shipped, day.toShip]).to.deep.equal([3, 0])
    expect([...day.ordersOfToday]).to.deep.equal(['WO-0', 'WO-1'])
  })

  it('names the orders behind its figures', () => {
    const day = dayOf(
      [
        [drive('shipped'), drive('left', { shipBy: friday })],
        [drive('left', { shipBy: yesterday }), drive('left', { isAtRisk: true })],
        [drive('copied'), drive('left', { shipBy: friday, isAtRisk: true })],
        null,
      ],
      index => (index === 3 ? { deliveryMode: 'ELECTRONIC' } : {}),
    )
    const { orders, ordersOfToday } = day
    expect(Object.values(orders).map(numbers => [...numbers].join())).to.deep.equal(['WO-1,WO-2', 'WO-1', 'WO-0,WO-2'])
    expect([...ordersOfToday]).to.deep.equal(['WO-0', 'WO-1', 'WO-2'])
  })

  it('names the drives of the next day and its last pick-up', () => {
    const monday = '2026-11-23T15:00:00Z'
    const day = dayOf([
      [drive('left', { shipBy: friday }), drive('left', { shipBy: monday, pickUp: at(friday) })],
      [drive('left', { shipBy: '2026-11-24T23:00:00Z' }), drive('shipped', { shipBy: friday })],
    ])
    expect(day.next).to.deep.equal({ drives: 2, isAtLeast: false, by: at(friday) })
  })

  it('marks the count of the next day as “at least” while an earlier order has unknown shipments', () => {
    expect(dayOf([null, [drive('left', { shipBy: friday })]]).next?.isAtLeast).to.equal(true)
  })

  it('has no next day when all drives are shipped', () => {
    expect(dayOf([[drive('shipped', { shipBy: friday })]]).next).to.equal(null)
  })
})

describe('the projected finish of the work due today', () => {
  const ends = (minutes: number, changes: Partial<OrderDrive> = {}) =>
    drive('copying', { endsAt: now + minutes * 60_000, ...changes })
  const finishOf = (...lists: readonly OrderDrive[][]) => dayOf(lists).finish

  it('is the end of the last running copy', () => {
    expect(finishOf([ends(10)], [ends(122), drive('copied')])).to.deep.equal({
      type: 'ends',
      endsAt: now + 122 * 60_000,
      lateBy: 0,
      inTime: 2,
      inTimeAt: now + 122 * 60_000,
      workOrderNo: 'WO-1',
    })
  })

  it('gives the delay and the order of the latest copy, and when the others end', () => {
    expect(finishOf([ends(122)], [ends(196, { isAtRisk: true }), ends(180, { isAtRisk: true })])).to.deep.equal({
      type: 'ends',
      endsAt: now + 196 * 60_000,
      lateBy: 26,
      inTime: 1,
      inTimeAt: now + 122 * 60_000,
      workOrderNo: 'WO-1',
    })
  })

  it('is estimated while a copy has no rate, unless another is already late', () => {
    expect(finishOf([ends(10), drive('copying')])).to.deep.equal({ type: 'estimating', workOrderNo: 'WO-0' })
    expect(finishOf([drive('copying'), ends(200, { isAtRisk: true })]).type).to.equal('ends')
  })

  it('names the waiting order when drives are left and no copy runs', () => {
    expect(finishOf([drive('copied')], [drive('left')])).to.deep.equal({ type: 'notCopying', workOrderNo: 'WO-1' })
  })

  it('is unknown while the bays are not known', () => {
    const day = dayOf([[drive('left')]], () => ({}), [true, false])
    expect(day.finish).to.deep.equal({ type: 'unknown', workOrderNo: 'WO-0' })
  })

  it('is reached when all drives are copied', () => {
    expect(finishOf([drive('copied'), drive('shipped')])).to.deep.equal({ type: 'copied' })
  })
})
