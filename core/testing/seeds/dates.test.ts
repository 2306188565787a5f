import { expect } from 'chai'
import { isWeekend, isWeekendIn } from '../../base/working-days'
import { dayAt, timeAt } from '../../base/zoned'
import { cities } from '../reference/cities'
import type { World } from '../world'
import { companies } from './accounts'
import { seedWorld } from './world'

const moments: readonly [when: string, now: string][] = [
  ['a Thursday', '2026-11-19T20:10:00Z'],
  ['a Friday', '2026-11-20T15:30:00Z'],
  ['a Saturday', '2026-11-21T20:10:00Z'],
  ['a Sunday', '2026-11-22T20:10:00Z'],
  ['a Monday', '2026-11-23T14:10:00Z'],
  ['a Tuesday, shortly after midnight', '2026-11-24T08:30:00Z'],
  ['New Year', '2027-01-01T18:00:00Z'],
  ['the Sunday when clocks go forward', '2027-03-14T18:00:00Z'],
  ['the Sunday when clocks go back', '2026-11-01T18:00:00Z'],
  ['the Monday after clocks went back', '2026-11-02T18:00:00Z'],
]
const pageSize = 25

type Order = World['orders'][number]
type Shipment = Order['shipments'][number]
const zones = new Map(companies.map(({ org, timezone }) => [org, timezone]))
const zoneOf = ({ org }: Order) => zones.get(org) ?? 'UTC'
const isOnWeekday = (instant: string, order: Order) => !isWeekendIn(Date.parse(instant), zoneOf(order))

/** Returns the bookings of the shipments that break a rule, so that a failure names them. */
function listWrong(orders: readonly Order[], isRight: (shipment: Shipment, order: Order) => boolean): string[] {
  return orders.flatMap(order => order.shipments.filter(one => !isRight(one, order)).map(({ bookingNo }) => bookingNo))
}

for (const [when, at] of moments)
  describe(`the dates of a world that is created on ${when}`, () => {
    const now = Date.parse(at)
    let orders: readonly Order[] = []
    before(() => {
      orders = seedWorld({ now, orgs: ['lonestar', 'skyreel', 'cinderlane'] }).orders
    })

    for (const date of ['dispatchDeadline', 'deliverOn', 'dispatchedOn'] as const)
      it(`puts every ${date} on a weekday`, () => {
        const wrong = listWrong(orders, ({ [date]: on }, order) => on === null || isOnWeekday(on, order))
        expect(wrong).to.deep.equal([])
      })

    it('puts every assignment on a weekday, the newest order first', () => {
      expect(orders.filter(order => !isOnWeekday(order.assignedOn, order))).to.deep.equal([])
      for (const org of zones.keys()) {
        const assigned = orders.filter(order => order.org === org).map(({ assignedOn }) => assignedOn)
        expect(assigned).to.deep.equal(assigned.toSorted().toReversed())
      }
    })

    it('dates an assignment before the ship-by, and the ship-by before the deliver-by', () => {
      const wrong = listWrong(
        orders,
        ({ dispatchedOn, dispatchDeadline, deliverOn }, { assignedOn }) =>
          assignedOn <= dispatchDeadline && dispatchDeadline <= deliverOn && assignedOn <= (dispatchedOn ?? deliverOn),
      )
      expect(wrong).to.deep.equal([])
    })

    it('dates no shipment in the future', () => {
      const wrong = listWrong(orders, ({ dispatchedOn }) => dispatchedOn === null || Date.parse(dispatchedOn) <= now)
      expect(wrong).to.deep.equal([])
    })

    it('has overdue orders on several pages of a list', () => {
      const listed = orders.filter(({ org, archived }) => org === 'lonestar' && !archived)
      const overdueIndexes = listed.flatMap(({ nextShipBy }, index) =>
        nextShipBy !== null && Date.parse(nextShipBy) < now ? [index] : [],
      )
      expect(overdueIndexes.length).to.be.at.least(5)
      expect(new Set(overdueIndexes.map(index => Math.floor(index / pageSize))).size).to.be.at.least(3)
    })

    if (!isWeekend(at.slice(0, 10)))
      it('has orders that are due today at five, including one whose copies are running', () => {
        const due = orders.filter(order => {
          if (order.org !== 'lonestar' || order.archived || order.nextShipBy === null) return false
          const shipBy = Date.parse(order.nextShipBy)
          return dayAt(shipBy, zoneOf(order)) === dayAt(now, zoneOf(order)) && timeAt(shipBy, zoneOf(order)) === '17:00'
        })
        expect(due.length).to.be.at.least(3)
        expect(due.some(({ copying }) => copying > 0)).to.equal(true)
      })
  })

describe('the zones of the seeded world', () => {
  it('are those of the cities of the companies', () => {
    const ofCity = ({ city }: (typeof companies)[number]) => cities.find(({ name }) => name === city)?.zone
    expect(companies.map(({ timezone }) => timezone)).to.deep.equal(companies.map(ofCity))
  })

  it('are those of the cities of the theatres, and of the companies for their partners', () => {
    const { theatres, partners } = seedWorld({ now: Date.parse('2026-11-19T20:10:00Z') })
    const placed = theatres.filter(({ timezone }) => timezone !== undefined)
    const zoneIn = new Map(cities.map(({ name, province, zone }) => [`${name}, ${province}`, zone]))
    expect(placed.length).to.be.above(350)
    expect(placed.filter(({ timezone, displayLocation }) => zoneIn.get(displayLocation) !== timezone)).to.deep.equal([])
    expect(partners.filter(({ org, timezone }) => zones.get(org) !== timezone)).to.deep.equal([])
  })

  for (const [city, province, zone] of [
    ['Chicago', 'IL', 'America/Chicago'],
    ['Bristol', 'ENG', 'Europe/London'],
    ['London', 'ON', 'America/Toronto'],
    ['Mesa', 'AZ', 'America/Phoenix'],
    ['Honolulu', 'HI', 'Pacific/Honolulu'],
    ['Halifax', 'NS', 'America/Halifax'],
    ['Nashville', 'TN', 'America/Chicago'],
    ['Las Vegas', 'NV', 'America/Los_Angeles'],
  ])
    it(`have ${city}, ${province} in ${zone}`, () => {
      expect(cities.find(each => each.name === city && each.province === province)?.zone).to.equal(zone)
    })
})
