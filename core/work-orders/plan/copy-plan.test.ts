import { expect } from 'chai'
import { aBay, aDock } from '../../appliances/fixtures'
import type { Dock, DockBay } from '../../appliances/types'
import type { BayShipment } from '../bay-shipments'
import { copyPlan } from './copy-plan'
import { planAxis } from './plan-axis'

const now = Date.parse('2026-11-19T20:10:00Z')
const minute = 60_000
const pickUp = Date.parse('2026-11-19T23:00:00Z')
const no = 'WO-1'

const shipments = new Map<string, BayShipment>(
  [1, 2, 3, 4].map(ordinal => [
    `B${ordinal}`,
    { ordinal, theatre: 'Aurora', shipBy: '2026-11-19T23:00:00Z', isCancelled: ordinal === 4 },
  ]),
)
const dock = (bays: readonly DockBay[], more: Partial<Dock> = {}): Dock => ({ ...aDock([]), bays, ...more })
const copying = (bay: number, minutesLeft: number | null, percentage = 50, stage = 'duplicating') =>
  aBay({ bay, state: 'copying', stage, percentage, workOrderNo: no, bookingNo: `B${bay}`, minutesLeft })
const pickUpAt = (shipBy: string): number | null => Date.parse(shipBy)
const planOf = (docks: readonly Dock[], left = 0, isDue?: (pickUp: number) => boolean, pickUpOf = pickUpAt) =>
  copyPlan({
    docks,
    workOrderNo: no,
    ...(isDue && { isDue }),
    shipments,
    left,
    nextShipBy: '2026-11-19T23:00:00Z',
    canTake: (_, { bay }) => bay < 9,
    pickUpOf,
    now,
  })
const minutesTo = (at: number | null) => (at === null ? null : Math.round((at - now) / minute))

describe('the plan of the copies of an order', () => {
  it('includes copies of other orders that are due, and excludes those that are not', () => {
    const other = { ...copying(2, 60), workOrderNo: 'WO-2' }
    const unknown = { ...copying(3, 60), workOrderNo: 'WO-3', bookingNo: null }
    const docks = [dock([copying(1, 30), other, unknown])]
    const namesWhere = (isDue: (at: number) => boolean) => planOf(docks, 0, isDue).copies.map(each => each.workOrderNo)
    expect(namesWhere(at => at === pickUp)).to.deep.equal([no, 'WO-2'])
    expect(namesWhere(() => false)).to.deep.equal([])
  })

  it('compares running copies with their pick-ups, sorted by their end', () => {
    const { copies, running, inTime, late, unknown, lastEnd } = planOf([
      dock([copying(1, 200), copying(2, 60), copying(3, null)]),
    ])
    expect(copies.map(({ bay, isLate }) => [bay, isLate])).to.deep.equal([
      [2, false],
      [1, true],
      [3, false],
    ])
    expect([running, inTime, late, unknown]).to.deep.equal([3, 1, 1, 1])
    expect(lastEnd).to.equal(null)
    expect(copies.map(({ ordinal, pickUp }) => [ordinal, pickUp])).to.deep.equal([
      [2, pickUp],
      [1, pickUp],
      [3, pickUp],
    ])
  })

  it('gives the end of the last copy when every end is known', () => {
    expect(minutesTo(planOf([dock([copying(1, 200), copying(2, 60)])]).lastEnd)).to.equal(200)
  })

  it('counts a copy without a known pick-up neither as in time nor as late', () => {
    const { running, inTime, late, unknown } = planOf([dock([copying(1, 60)])], 0, undefined, () => null)
    expect([running, inTime, late, unknown]).to.deep.equal([1, 0, 0, 0])
  })

  it('counts copies in offline appliances separately', () => {
    const offline = dock([copying(2, 60), aBay({ bay: 5 })], { id: 'a2', isOnline: false })
    const plan = planOf([dock([copying(1, 60)]), offline])
    expect([plan.running, plan.offline]).to.deep.equal([1, 1])
  })

  it('offers a free drive for today only when the next ship-by is due', () => {
    const docks = [dock([copying(1, 60), aBay({ bay: 5 })])]
    const kindsWhere = (isDue: (at: number) => boolean) => planOf(docks, 1, isDue).copies.map(({ kind }) => kind)
    expect(kindsWhere(() => true)).to.deep.equal(['running', 'free'])
    expect(kindsWhere(() => false)).to.deep.equal([])
  })

  it('names the appliance in which a late copy would end first, by the rates of that appliance', () => {
    const late = dock([copying(1, 300), copying(2, 60)])
    const slow = dock([{ ...copying(1, 90), workOrderNo: 'WO-2' }, aBay({ bay: 5 })], { id: 'a2', name: 'Slow' })
    const fast = dock([{ ...copying(1, 30), workOrderNo: 'WO-2' }, aBay({ bay: 5 })], { id: 'a3', name: 'Fast' })
    const idle = dock([aBay({ bay: 5 })], { id: 'a4', name: 'Idle' })
    const elsewhere = (docks: readonly Dock[]) => planOf(docks).copies.find(({ isLate }) => isLate)?.elsewhere
    expect(elsewhere([late, slow, fast, idle])).to.deep.equal({ name: 'Fast', endsAt: now + 40 * minute })
    expect(elsewhere([late, slow, idle])).to.equal(null)
    expect(elsewhere([late, { ...fast, isOnline: false }])).to.equal(null)
  })

  it('computes the start of a copy from its rate, for writing and reading back', () => {
    const written = planOf([dock([copying(1, 60, 50)])]).copies[0]
    expect(minutesTo(written?.startsAt ?? null)).to.equal(-20)
    const readBack = planOf([dock([copying(1, 30, 50, 'verifying')])]).copies[0]
    expect(minutesTo(readBack?.startsAt ?? null)).to.equal(-90)
    expect(planOf([dock([copying(1, null, 50)])]).copies[0]?.startsAt).to.equal(null)
  })

  it('estimates another copy by the other bays of the appliance', () => {
    const failed = aBay({ bay: 2, state: 'failed', workOrderNo: no, bookingNo: 'B2' })
    const inserted = [9, 3, 5, 6].map(bay => aBay({ bay }))
    const { copies } = planOf([dock([copying(1, 60, 50), failed, ...inserted])], 2)
    expect(copies.map(({ kind, bay, endsAt }) => [kind, bay, minutesTo(endsAt)])).to.deep.equal([
      ['running', 1, 60],
      ['failed', 2, 80],
      ['free', 3, 80],
      ['free', 5, 80],
    ])
  })

  it('gives the end on a new drive only for a late copy, and only when it is earlier', () => {
    const ends = planOf([dock([copying(1, 300), copying(2, 60)])]).copies.map(({ newDriveEndsAt }) =>
      minutesTo(newDriveEndsAt),
    )
    expect(ends).to.deep.equal([null, 80])
    expect(planOf([dock([copying(1, 300)])]).copies[0]?.newDriveEndsAt).to.equal(null)
  })

  it('excludes cancelled drives, other orders and offline appliances', () => {
    const other = { ...copying(2, 60), workOrderNo: 'WO-2' }
    const offline = dock([copying(3, 60)], { id: 'a2', isOnline: false })
    expect(planOf([dock([copying(4, 60), other]), offline]).copies).to.deep.equal([])
  })

  it('gives no end without a rate', () => {
    const { copies, lastEnd } = planOf([dock([copying(1, null), aBay({ bay: 2 })])], 1)
    expect(copies.map(({ endsAt }) => endsAt)).to.deep.equal([null, null])
    expect(lastEnd).to.equal(null)
  })
})

describe('the axis of a plan', () => {
  it('spans full hours of the zone, from the first start to an hour after the last pick-up', () => {
    const axis = planAxis(planOf([dock([copying(1, 60, 50), copying(2, 200)])]), now, 10)
    expect([minutesTo(axis.from), minutesTo(axis.to)]).to.deep.equal([-70, 230])
    expect(axis.labels.map(minutesTo)).to.deep.equal([-70, -10, 50, 110, 170, 230])
    expect(axis.pickUps).to.deep.equal([pickUp])
  })

  it('ends after twelve hours, even if copies end later', () => {
    const axis = planAxis(planOf([dock([copying(1, 5000)])]), now, 10)
    expect(minutesTo(axis.to)).to.be.at.most(710)
    expect(axis.labels.length).to.be.at.most(7)
  })
})
