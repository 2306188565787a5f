import { expect } from 'chai'
import { orderRow } from '../../../test/fixtures/page/order-row'
import { aBay } from '../../appliances/fixtures'
import type { DockBay } from '../../appliances/types'
import type { Risk } from '../../schedule/types'
import { shipment } from '../../shipments/fixtures'
import type { Composition } from '../../wire/work-orders'
import { isDriveOverdue } from './drive'
import { orderDrives } from './drives'

const now = Date.parse('2026-11-19T20:10:00Z')
const pickUp = Date.parse('2026-11-19T23:00:00Z')

function drivesOf(
  row: Parameters<typeof orderRow>[0],
  shipments: Parameters<typeof orderDrives>[1],
  bays: readonly DockBay[] = [],
  risk: Risk | null = 'today',
) {
  return orderDrives(orderRow(row), shipments, {
    now,
    riskOf: () => ({ risk, pickUp: risk === 'noPickUp' ? now - 1 : pickUp, workingDays: 0 }),
    bays: new Map(bays.map(bay => [bay.bookingNo ?? '', bay])),
  })
}
const inBay = (bookingNo: string, state: string, minutesLeft: number | null = null) =>
  aBay({ bookingNo, state, minutesLeft })
const stopped: Composition = {
  id: 'c-1',
  cplName: 'c-1',
  size: 1,
  dcpTransferStatus: null,
  download: { status: 'stalled', percentage: 4 },
}

describe('the drives of an order', () => {
  const six = [1, 2, 3, 4, 5, 6].map(ordinal => shipment(ordinal))

  it('have states by their shipments and bays', () => {
    const shipments = six.map((each, index) => (index === 0 ? { ...each, status: 'dispatched' as const } : each))
    const drives = drivesOf({ totalDrives: 6, totalCopied: 3, shippedDrives: 1 }, shipments, [
      inBay('B-1006', 'copy_complete'),
      inBay('B-1005', 'copying', 20),
      inBay('B-1002', 'failed'),
    ])
    expect(drives.map(({ state }) => state)).to.deep.equal(['shipped', 'left', 'copied', 'left', 'copying', 'copied'])
    expect(drives.map(({ endsAt }) => endsAt)).to.deep.equal([null, null, null, null, now + 20 * 60_000, null])
  })

  it('count for the shipments that leave first when they are copied and in no bay', () => {
    const later = shipment(1, { dispatchDeadline: '2026-11-20T23:00:00Z' })
    const drives = drivesOf({ totalDrives: 2, totalCopied: 1 }, [later, shipment(2)])
    expect(drives.map(({ shipBy, state }) => `${shipBy.slice(8, 10)} ${state}`)).to.deep.equal(['19 copied', '20 left'])
  })

  it('exclude cancelled shipments and files', () => {
    const shipments = [
      shipment(1, { status: 'cancelled' }),
      shipment(2, { status: 'pending_cancellation' }),
      shipment(3, { status: 'rejected' }),
      shipment(4, { deliveryMode: 'ELECTRONIC' }),
      shipment(5, { status: 'delivered' }),
    ]
    expect(drivesOf({ totalDrives: 5 }, shipments).map(({ state }) => state)).to.deep.equal(['shipped'])
  })

  const table: readonly [situation: string, ...input: Parameters<typeof drivesOf>, isAtRisk: boolean][] = [
    ['whose copy ends in time', {}, [shipment(1)], [inBay('B-1001', 'copying', 170)], 'today', false],
    ['whose copy ends after the last pick-up', {}, [shipment(1)], [inBay('B-1001', 'copying', 171)], 'oneDay', true],
    ['whose copy has no rate yet', {}, [shipment(1)], [inBay('B-1001', 'copying')], 'today', false],
    ['whose copy failed today', {}, [shipment(1)], [inBay('B-1001', 'failed')], 'today', true],
    ['whose copy failed long before', {}, [shipment(1)], [inBay('B-1001', 'failed')], null, false],
    ['whose download stopped today', { compositions: [stopped] }, [shipment(1)], [], 'today', true],
    ['whose download stopped long before', { compositions: [stopped] }, [shipment(1)], [], null, false],
    [
      'that is copied, although its download stopped',
      { compositions: [stopped], totalCopied: 1 },
      [shipment(1)],
      [],
      'today',
      false,
    ],
    ['that is copied after the last pick-up', { totalCopied: 1 }, [shipment(1)], [], 'noPickUp', true],
    ['that left after the last pick-up', {}, [shipment(1, { status: 'dispatched' })], [], 'noPickUp', false],
    ['that is not copied yet', {}, [shipment(1)], [], 'today', false],
  ]
  for (const [situation, row, shipments, bays, risk, isAtRisk] of table)
    it(`include a drive ${situation}: ${isAtRisk ? 'at risk' : 'not at risk'}`, () => {
      expect(drivesOf({ totalDrives: 1, ...row }, shipments, bays, risk).map(drive => drive.isAtRisk)).to.deep.equal([
        isAtRisk,
      ])
    })

  it('are overdue once their ship-by has passed, unless they are shipped', () => {
    const shipments = [
      shipment(1, { dispatchDeadline: '2026-11-19T20:09:59Z' }),
      shipment(2, { dispatchDeadline: '2026-11-19T20:10:00Z' }),
      shipment(3, { dispatchDeadline: '2026-11-18T23:00:00Z', status: 'dispatched' }),
    ]
    const overdue = drivesOf({ totalDrives: 3 }, shipments).filter(drive => isDriveOverdue(drive, now))
    expect(overdue.map(({ shipBy }) => shipBy)).to.deep.equal(['2026-11-19T20:09:59Z'])
  })
})
