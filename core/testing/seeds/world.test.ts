import { expect } from 'chai'
import { testNow } from '../fixtures'
import type { World } from '../records'
import { day, dayOf } from '../zoned'
import { demoAccounts } from './accounts'
import { seedWorld } from './world'

const sum = (world: World) => world.orders.reduce((total, order) => total + order.shipments.length, 0)
const statuses = [
  'assigned approved rejected ready_to_process in_process fulfilled cancelled download_in_progress download_failed',
  'copy_in_progress shipment_pending shipment_completed update_shipping_details shipments_pending_cancellation',
].flatMap(line => line.split(' '))

describe('the seeded world', () => {
  for (const org of ['lonestar', 'northlight', 'skyreel'])
    it(`gives ${org} 160 work orders with 3,700 shipments and an order of 240`, () => {
      const world = seedWorld({ now: testNow, orgs: [org] })
      expect(world.orders.length).to.equal(160)
      expect(world.orders.filter(({ archived }) => !archived).length).to.equal(128)
      expect(sum(world)).to.equal(3700)
      expect(Math.max(...world.orders.map(order => order.shipments.length))).to.equal(240)
      expect(world.theatres.length).to.equal(400)
      expect(new Set(world.orders.map(({ workOrderNo }) => workOrderNo)).size).to.equal(160)
      expect(world.orders.map(({ assignedOn }) => assignedOn)).to.deep.equal(
        world.orders
          .map(({ assignedOn }) => assignedOn)
          .toSorted()
          .toReversed(),
      )
    })

  it('holds orders of every status, and shipments of all but the rejected', () => {
    const { orders } = seedWorld({ now: testNow, orgs: ['lonestar'] })
    expect([...new Set(orders.map(({ status }) => status))].toSorted()).to.deep.equal(statuses.toSorted())
    expect(new Set(orders.flatMap(order => order.shipments.map(({ status }) => status))).size).to.be.greaterThan(4)
  })

  it('shows the order of the pictures', () => {
    const { orders, movies } = seedWorld({ now: testNow, orgs: ['lonestar'] })
    const [order] = orders
    expect(order?.workOrderNo).to.equal('WO-48213')
    expect(order?.compositions.length).to.equal(3)
    expect(order?.compositions[0]?.cplName).to.equal(
      'NorthboundLine_FTR-4_S_EN-XX-CCAP_US-13_51-HI-VI_2K_MGL_20261104_DLX_SMPTE_OV',
    )
    expect(order?.nextShipBy).to.equal('2026-11-19T23:00:00Z')
    expect(order?.totalCopied).to.equal(86)
    expect(order?.shipped).to.equal(52)
    expect(movies.find(({ compositionId }) => compositionId === order?.compositions[0]?.id)?.movieName).to.equal(
      'Northbound Line',
    )
  })

  for (const later of [0, 1, 2, 3, 101, 102])
    it(`has no order that was assigned on a holiday, ${later} days from the time of the tests`, () => {
      const { orders, days, partners } = seedWorld({ now: testNow + later * day })
      const holidays = new Set(days.flatMap(({ org, date, holiday }) => (holiday ? [`${org} ${date}`] : [])))
      const zones = new Map(partners.map(({ org, timezone }) => [org, timezone]))
      const dayWithOrg = (order: (typeof orders)[number]) =>
        `${order.org} ${dayOf(Date.parse(order.assignedOn), zones.get(order.org) ?? 'UTC')}`
      expect(orders.map(dayWithOrg).filter(assigned => holidays.has(assigned))).to.deep.equal([])
    })

  it('is small where tests want it small', () => {
    const world = seedWorld({ now: testNow, orgs: ['cinderlane'] })
    expect([world.orders.length, sum(world)]).to.deep.equal([12, 40])
  })

  it('is the same for the same time, and another one for another time', () => {
    const of = (now: number) => JSON.stringify(seedWorld({ now, orgs: ['cinderlane'] }))
    expect(of(testNow)).to.equal(of(testNow))
    expect(of(testNow)).not.to.equal(of(testNow + 864e5))
  })

  it('names every account once', () => {
    expect(new Set(demoAccounts.map(({ userId }) => userId)).size).to.equal(demoAccounts.length)
  })
})
