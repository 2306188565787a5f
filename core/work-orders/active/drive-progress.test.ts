import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import type { OrderDrive } from './drive'
import { driveProgressOf } from './drive-progress'
import { dueAt } from './due'

const now = Date.parse('2026-11-19T20:10:00Z')
const due = dueAt(now, 'America/Chicago')
const [yesterday, today, tomorrow] = ['2026-11-18T23:00:00Z', '2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z']

function drive(shipBy: string, state: OrderDrive['state'], isAtRisk = false): OrderDrive {
  return { shipBy, state, isAtRisk, pickUp: Date.parse(shipBy), endsAt: null }
}
const input = (drives: readonly OrderDrive[] | undefined, copying = 0) => ({
  due,
  now,
  drivesOf: () => drives,
  copyingOf: () => copying,
})

describe('the progress of the drives of an order', () => {
  const row = orderRow({ totalDrives: 12, totalCopied: 7, shippedDrives: 3, nextShipBy: today })

  it('uses only the order and the bays while its shipments are not known', () => {
    expect(driveProgressOf(row, input(undefined, 2))).to.deep.equal({
      counts: { shipped: 3, copied: 4, copying: 2, left: 3 },
      bar: { shipped: 3, copied: 4, copying: 2, left: 3, late: 0 },
      overdue: 0,
      atRisk: 0,
      due: 9,
      isKnown: false,
    })
  })

  it('counts all unshipped drives as late when the ship-by has passed and the shipments are not known', () => {
    const { counts, bar, overdue } = driveProgressOf({ ...row, nextShipBy: yesterday }, input(undefined))
    expect([counts.copied, bar, overdue]).to.deep.equal([4, { shipped: 3, copied: 0, copying: 0, left: 0, late: 9 }, 9])
  })

  it('never counts more drives than the order has', () => {
    const strange = orderRow({ totalDrives: 2, totalCopied: 9, shippedDrives: 5 })
    expect(driveProgressOf(strange, input(undefined, 4)).counts).to.deep.equal({
      shipped: 2,
      copied: 0,
      copying: 0,
      left: 0,
    })
  })

  it('counts the drives due on the day of the next ship-by from the shipments', () => {
    const drives = [drive(today, 'shipped'), drive(today, 'copied'), drive(today, 'left'), drive(tomorrow, 'left')]
    expect(driveProgressOf(row, input(drives)).due).to.equal(2)
  })

  it('moves late drives and drives at risk out of the other parts of the bar', () => {
    const drives = [
      drive(yesterday, 'copied'),
      drive(yesterday, 'left'),
      drive(today, 'copying', true),
      drive(today, 'left'),
    ]
    const progress = driveProgressOf({ ...row, nextShipBy: yesterday }, input(drives, 2))
    expect(progress.counts).to.deep.equal({ shipped: 3, copied: 4, copying: 2, left: 3 })
    expect(progress.bar).to.deep.equal({ shipped: 3, copied: 3, copying: 1, left: 2, late: 3 })
    expect([progress.overdue, progress.atRisk, progress.due]).to.deep.equal([2, 1, 2])
  })
})
