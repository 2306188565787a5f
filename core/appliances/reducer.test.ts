import { expect } from 'chai'
import type { Appliance, Bay } from '../wire/appliances'
import { wireAppliance, wireBay } from './fixtures'
import { fleetAfter, fleetAfterEvents, noFleet, type TimedEvent } from './reducer'
import type { Fleet } from './types'

const copying = (percentage: number) =>
  wireBay({ state: 'copying', stage: 'duplicating', percentage, workOrderNo: 'W' })
const withSecondBay = (first: Bay, second: Bay) => [first, { ...second, bay: 2 }]
const read = (fleet: Fleet, appliances: Appliance[], askedAt: number, now = askedAt) =>
  fleetAfter(fleet, { type: 'read', appliances, askedAt }, now)
const polled = (fleet: Fleet, drives: Bay[], askedAt: number, now = askedAt) =>
  fleetAfter(fleet, { type: 'polled', status: [{ applianceId: 'a1', drives }], askedAt }, now)
const dock = (fleet: Fleet) => {
  const [first] = fleet.docks
  if (!first) throw new Error('no dock')
  return first
}
const percentages = (fleet: Fleet) => dock(fleet).bays.map(({ percentage }) => percentage)

describe('the one reducer of poll and socket', () => {
  const start = read(noFleet, [wireAppliance(withSecondBay(copying(10), wireBay()))], 1000)

  it('keeps unchanged objects, down to the bay', () => {
    const same = polled(start, withSecondBay(copying(10), wireBay()), 6000)
    expect(same.docks).to.equal(start.docks)
    const next = polled(same, withSecondBay(copying(11), wireBay()), 11_000)
    expect(percentages(next)).to.deep.equal([11, null])
    expect(dock(next).bays[1]).to.equal(dock(start).bays[1])
    expect(read(next, [wireAppliance(withSecondBay(copying(11), wireBay()))], 12_000).docks).to.equal(next.docks)
  })

  // @spec 7.33
  it('ignores a response that was requested before an event', () => {
    const afterEvent = fleetAfter(
      start,
      { type: 'bays', applianceId: 'a1', drives: withSecondBay(copying(30), wireBay()) },
      7000,
    )
    expect(percentages(polled(afterEvent, withSecondBay(copying(20), wireBay()), 6000, 8000))).to.deep.equal([30, null])
    expect(percentages(read(afterEvent, [wireAppliance([copying(20)])], 6000, 8000))).to.deep.equal([30, null])
    expect(percentages(polled(afterEvent, withSecondBay(copying(31), wireBay()), 7001, 8000))).to.deep.equal([31, null])
  })

  it('applies the events of a burst in their order, each at its time', () => {
    const both = read(noFleet, [wireAppliance([copying(10)]), wireAppliance([], { applianceId: 'a2' })], 1000)
    const events: readonly TimedEvent[] = [
      { event: { type: 'bays', applianceId: 'a1', drives: [copying(20)] }, at: 6000 },
      { event: { type: 'reached', applianceId: 'a1', isOnline: false }, at: 6010 },
      { event: { type: 'bays', applianceId: 'a1', drives: [copying(30)] }, at: 6020 },
      { event: { type: 'bays', applianceId: 'gone', drives: [] }, at: 6030 },
    ]
    const after = fleetAfterEvents(both, events)
    expect(after).to.deep.equal(events.reduce((fleet, { event, at }) => fleetAfter(fleet, event, at), both))
    expect([percentages(after), dock(after).awaySince]).to.deep.equal([[30], 6010])
    expect(after.docks[1]).to.equal(both.docks[1])
  })

  it('records when an appliance goes offline, keeps its bays, and notices its return', () => {
    const away = fleetAfter(start, { type: 'reached', applianceId: 'a1', isOnline: false }, 7000)
    expect([dock(away).isOnline, dock(away).awaySince, percentages(away)]).to.deep.equal([false, 7000, [10, null]])
    const late = read(away, [wireAppliance(withSecondBay(copying(10), wireBay()))], 6000, 8000)
    expect(dock(late).isOnline).to.equal(false)
    const still = read(away, [wireAppliance(withSecondBay(copying(10), wireBay()), { isOnline: false })], 9000)
    expect(dock(still).awaySince).to.equal(7000)
    const back = read(still, [wireAppliance(withSecondBay(copying(40), wireBay()))], 12_000)
    expect([dock(back).isOnline, dock(back).awaySince]).to.deep.equal([true, null])
    expect(dock(read(noFleet, [wireAppliance([], { isOnline: false })], 1)).awaySince).to.equal(null)
  })

  it('gives no time left and no stall for an offline appliance', () => {
    let fleet = start
    for (let step = 1; step < 10; step += 1)
      fleet = polled(fleet, withSecondBay(copying(10 + step), wireBay()), step * 10_000)
    expect(dock(fleet).bays[0]?.minutesLeft).to.be.greaterThan(1)
    fleet = fleetAfter(fleet, { type: 'reached', applianceId: 'a1', isOnline: false }, 100_000)
    expect(dock(fleet).bays[0]).to.include({ percentage: 19, minutesLeft: null, stalled: false })
    fleet = polled(fleet, withSecondBay(copying(19), wireBay()), 3_600_000)
    expect(dock(fleet).bays[0]).to.include({ minutesLeft: null, stalled: false })
  })

  it('shows whole percents, and measures finer ones', () => {
    let fleet = polled(start, withSecondBay(copying(12.25), wireBay()), 5000)
    fleet = polled(fleet, withSecondBay(copying(12.35), wireBay()), 10_000)
    expect(dock(fleet).bays[0]).to.include({ percentage: 12, minutesLeft: 157 })
    expect(polled(fleet, withSecondBay(copying(12.35), wireBay()), 10_100).docks).to.equal(fleet.docks)
  })

  it('marks a stalled copy', () => {
    let fleet = start
    for (let step = 1; step < 5; step += 1)
      fleet = polled(fleet, withSecondBay(copying(10 + step), wireBay()), step * 10_000)
    fleet = polled(fleet, withSecondBay(copying(14), wireBay()), 40_000 + 200_000)
    expect(dock(fleet).bays[0]?.stalled).to.equal(true)
    fleet = polled(fleet, withSecondBay(copying(15), wireBay()), 250_000)
    expect(dock(fleet).bays[0]?.stalled).to.equal(false)
  })

  it('ignores an appliance that was never read, and forgets a removed one', () => {
    expect(fleetAfter(start, { type: 'bays', applianceId: 'zz', drives: [] }, 1).docks).to.equal(start.docks)
    const afterRead = read(start, [], 9000)
    expect([afterRead.docks.length, afterRead.memory.size]).to.deep.equal([0, 0])
  })

  // @spec 3.36
  it('accepts missing fields of another server, and sorts bays by position', () => {
    const bare = { applianceId: 'x' } as Appliance
    expect(dock(read(noFleet, [bare], 1))).to.deep.include({ id: 'x', name: 'x', bays: [], isOnline: false })
    const bays = [wireBay({ bay: 3 }), null, { state: 'inserted' }, wireBay({ bay: 1 })] as unknown as Bay[]
    expect(dock(polled(start, bays, 9000)).bays.map(({ bay }) => bay)).to.deep.equal([1, 3])
    expect(dock(polled(start, null as unknown as Bay[], 9000)).bays).to.deep.equal([])
  })
})
