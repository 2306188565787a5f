import { expect } from 'chai'
import { dayAt } from '../../base/zoned'
import { day } from '../durations'
import { testNow } from '../fixtures'
import type { World } from '../world'
import { demoAccounts } from './accounts'
import { seedWorld } from './world'

/** The world of each day is made once, because these tests only read it. */
const worlds = new Map<number, World>()
function worldOn(daysLater: number): World {
  const world = worlds.get(daysLater) ?? seedWorld({ now: testNow + daysLater * day })
  worlds.set(daysLater, world)
  return world
}
const ordersOf = (org: string) => worldOn(0).orders.filter(order => order.org === org)
const sum = (orders: World['orders']) => orders.reduce((total, order) => total + order.shipments.length, 0)
const statuses = [
  'assigned approved rejected ready_to_process in_process fulfilled cancelled download_in_progress download_failed',
  'copy_in_progress shipment_pending shipment_completed update_shipping_details shipments_pending_cancellation',
].flatMap(line => line.split(' '))

describe('the seeded world', () => {
  for (const org of ['lonestar', 'northlight', 'skyreel'])
    it(`gives ${org} 160 work orders with 3,700 shipments and an order of 240`, () => {
      const orders = ordersOf(org)
      expect(orders.length).to.equal(160)
      expect(orders.filter(({ archived }) => !archived).length).to.equal(128)
      expect(sum(orders)).to.equal(3700)
      expect(Math.max(...orders.map(order => order.shipments.length))).to.equal(240)
      expect(worldOn(0).theatres.length).to.equal(400)
      expect(new Set(orders.map(({ workOrderNo }) => workOrderNo)).size).to.equal(160)
      const assigned = orders.map(({ assignedOn }) => assignedOn)
      expect(assigned).to.deep.equal(assigned.toSorted().toReversed())
    })

  it('has orders of every status, and shipments of all except rejected ones', () => {
    const orders = ordersOf('lonestar')
    expect([...new Set(orders.map(({ status }) => status))].toSorted()).to.deep.equal(statuses.toSorted())
    expect(new Set(orders.flatMap(order => order.shipments.map(({ status }) => status))).size).to.be.greaterThan(4)
  })

  it('has the order of the screenshots', () => {
    const { movies } = worldOn(0)
    const [order] = ordersOf('lonestar')
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

  for (const daysLater of [0, 1, 2, 3, 101, 102])
    it(`has no order that was assigned on a holiday, ${daysLater} days from the time of the tests`, () => {
      const { orders, records, partners } = worldOn(daysLater)
      const holidays = new Set(records.day.flatMap(({ org, date, holiday }) => (holiday ? [`${org} ${date}`] : [])))
      const zones = new Map(partners.map(({ org, timezone }) => [org, timezone]))
      const dayWithOrg = (order: (typeof orders)[number]) =>
        `${order.org} ${dayAt(Date.parse(order.assignedOn), zones.get(order.org) ?? 'UTC')}`
      expect(orders.map(dayWithOrg).filter(assigned => holidays.has(assigned))).to.deep.equal([])
    })

  it('gives a small company 12 orders with 40 shipments', () => {
    const orders = ordersOf('cinderlane')
    expect([orders.length, sum(orders)]).to.deep.equal([12, 40])
  })

  it('has the same records of some companies as the full world, and none of the others', () => {
    const { orders, partners, records } = seedWorld({ now: testNow, orgs: ['cinderlane'] })
    expect(orders).to.deep.equal(ordersOf('cinderlane'))
    expect(new Set([...partners, ...records.day].map(({ org }) => org))).to.deep.equal(new Set(['cinderlane']))
  })

  it('is the same for the same time, and different for another time', () => {
    const textOf = (now: number) => JSON.stringify(seedWorld({ now, orgs: ['cinderlane'] }))
    expect(textOf(testNow)).to.equal(textOf(testNow))
    expect(textOf(testNow)).not.to.equal(textOf(testNow + 864e5))
  })

  it('contains each account once', () => {
    expect(new Set(demoAccounts.map(({ userId }) => userId)).size).to.equal(demoAccounts.length)
  })
})
