import { expect } from 'chai'
import fc from 'fast-check'
import { orderRow as row } from '../../../test/fixtures/page/order-row'
import { collatorOf } from '../../base/collate'
import type { WorkOrder } from '../../wire/work-orders'
import type { WorkOrderRow } from '../types'
import { type ListSort, orderOf, orders, sortOf, sortRows } from './sort'

const texts = {
  locale: 'en',
  statusText: ({ status }: WorkOrderRow) => status,
  contentText: ({ compositions }: WorkOrderRow) => compositions[0]?.cplName ?? '',
}

describe('the attribute `order`', () => {
  it('names a column and a direction, and survives a round trip', () => {
    expect(orders.map(order => orderOf(sortOf(order)))).to.deep.equal(orders)
    expect(orders.length).to.equal(10)
    expect(sortOf('-ship-by')).to.deep.equal({ by: 'nextShipBy', dir: 'desc' })
    expect(sortOf('number')).to.deep.equal({ by: 'workOrderNo', dir: 'asc' })
  })
})

describe('sorting work orders', () => {
  const by = (sort: ListSort, rows: WorkOrderRow[]) => sortRows(rows, sort, texts).map(({ workOrderNo }) => workOrderNo)
  const rows = ['WO-9', 'WO-10', 'WO-100', 'WO-2'].map(workOrderNo => row({ workOrderNo }))

  it('sorts order numbers as numbers', () => {
    expect(by({ by: 'workOrderNo', dir: 'asc' }, rows)).to.deep.equal(['WO-2', 'WO-9', 'WO-10', 'WO-100'])
    expect(by({ by: 'workOrderNo', dir: 'desc' }, rows)).to.deep.equal(['WO-100', 'WO-10', 'WO-9', 'WO-2'])
  })

  it('sorts order numbers like the collation of the language, with equal or different prefixes', () => {
    const digits = fc.stringMatching(/^\d{1,18}$/)
    const alike = fc.array(digits.map(end => `WO-${end}`))
    const mixed = fc.array(
      fc.tuple(fc.constantFrom('WO-', 'wo-', 'W', 'WO-A-', ''), digits).map(parts => parts.join('')),
    )
    const { compare } = collatorOf('en')
    fc.assert(
      fc.property(fc.oneof(alike, mixed), fc.constantFrom('asc', 'desc'), (numbers, dir) => {
        const sign = dir === 'asc' ? 1 : -1
        const sorted = by(
          { by: 'workOrderNo', dir },
          numbers.map(workOrderNo => row({ workOrderNo })),
        )
        expect(sorted).to.deep.equal(numbers.toSorted((a, b) => sign * compare(a, b)))
      }),
    )
  })

  it('sorts statuses by their shown texts in the language', () => {
    const labels: Record<string, string> = { approved: 'Überwiesen', assigned: 'Zugewiesen', cancelled: 'Abgesagt' }
    const orders = (['assigned', 'approved', 'cancelled'] as const).map(status => row({ workOrderNo: status, status }))
    const sorted = sortRows(
      orders,
      { by: 'status', dir: 'asc' },
      { ...texts, locale: 'de', statusText: ({ status }) => labels[status] ?? status },
    )
    expect(sorted.map(({ status }) => status)).to.deep.equal(['cancelled', 'approved', 'assigned'])
  })

  it('sorts ship-by as time in both directions, with missing ones last', () => {
    const times = [
      '2026-11-20T09:00:00Z',
      null,
      '2026-11-20T08:30:00+00:00',
      '2026-11-20T09:00:00.500Z',
      '2026-11-20T09:15:00+01:00',
    ]
    const orders = times.map((nextShipBy, index) => row({ workOrderNo: String(index), nextShipBy }))
    expect(by({ by: 'nextShipBy', dir: 'asc' }, orders)).to.deep.equal(['4', '2', '0', '3', '1'])
    expect(by({ by: 'nextShipBy', dir: 'desc' }, orders)).to.deep.equal(['3', '0', '2', '4', '1'])
  })

  it('keeps the order of ties, loses no row, and does not change its input', () => {
    const any = fc.array(
      fc.record({
        status: fc.constantFrom<WorkOrder['status']>('assigned', 'approved', 'copy_in_progress'),
        nextShipBy: fc.constantFrom(null, '2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z'),
      }),
    )
    fc.assert(
      fc.property(any, fc.constantFrom('status', 'nextShipBy'), fc.constantFrom('asc', 'desc'), (all, column, dir) => {
        const orders = all.map((changes, index) => row({ ...changes, workOrderNo: String(index) }))
        const before = [...orders]
        const sorted = sortRows(orders, { by: column, dir }, texts)
        expect(orders).to.deep.equal(before)
        expect(sorted.length).to.equal(orders.length)
        sorted.forEach((now, index) => {
          const next = sorted[index + 1]
          if (next && now[column] === next[column])
            expect(Number(now.workOrderNo)).to.be.lessThan(Number(next.workOrderNo))
        })
      }),
    )
  })

  it('sorts by the shown content, and by the copied share', () => {
    const named = (['Zebra', 'äpfel', 'Birne'] as const).map((cplName, index) =>
      row({
        workOrderNo: cplName,
        totalCopied: [3, 0, 6][index] ?? 0,
        compositions: [{ id: cplName, cplName, size: 0, dcpTransferStatus: null, download: null }],
      }),
    )
    expect(by({ by: 'content', dir: 'asc' }, named)).to.deep.equal(['äpfel', 'Birne', 'Zebra'])
    expect(
      by({ by: 'copied', dir: 'desc' }, [...named, row({ workOrderNo: 'no drives', totalDrives: 0 })]),
    ).to.deep.equal(['Birne', 'Zebra', 'äpfel', 'no drives'])
  })
})
