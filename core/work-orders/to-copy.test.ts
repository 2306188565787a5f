import { expect } from 'chai'
import { endFeeds, feed } from '../../test/fixtures/page/feed'
import { until } from '../../test/fixtures/page/wait'
import type { DownloadStatus, WorkOrder } from '../wire/work-orders'
import { maxOffered, ordersToCopy } from './to-copy-store'

const orderOf = (index: number, changes: Partial<WorkOrder> = {}): WorkOrder => ({
  workOrderNo: `WO-${index}`,
  status: 'shipment_pending',
  assignedOn: '2026-11-19T12:00:00Z',
  deliveryMode: 'PARTNERS',
  tasks: ['duplicate_dcps'],
  compositions: [],
  shipments: [],
  totalCopied: 2,
  totalDrives: 2,
  nextShipBy: null,
  overallWorkOrderStatusChangedInServer: false,
  ...changes,
})
const lacking = { totalCopied: 1 }

describe('the orders that can be copied', () => {
  afterEach(endFeeds)

  async function read(all: readonly WorkOrder[]) {
    const queries: URLSearchParams[] = []
    const { portal } = feed({
      async fetch(input) {
        const { pathname, searchParams } = new URL(String(input), 'https://reeldock.test')
        if (pathname.endsWith('/users/me'))
          return Response.json({ user: { companyId: 'C', partner: { appliances: [] } }, approvals: [] })
        if (pathname.endsWith('/movies')) return Response.json([])
        queries.push(searchParams)
        const from = Number(searchParams.get('offset'))
        const workOrders = all.slice(from, from + Number(searchParams.get('ps')))
        return Response.json({ workOrders, total: all.length })
      },
    })
    portal.hold(ordersToCopy, '1')
    const { orders, ask, readMore } = portal.use(ordersToCopy, '1')
    ask('')
    await until(() => orders.value.data !== null, 'the orders')
    const { rows = [], hasMore } = orders.value.data ?? {}
    return { numbers: rows.map(({ workOrderNo }) => workOrderNo), hasMore, queries, orders, readMore }
  }

  it('are found after pages of orders that need no drives', async () => {
    const all = Array.from({ length: 130 }, (_, index) => orderOf(index, index === 60 || index === 129 ? lacking : {}))
    const { numbers, hasMore, queries } = await read(all)
    expect([numbers, hasMore]).to.deep.equal([['WO-60', 'WO-129'], false])
    expect(queries.map(query => [query.get('items'), query.get('offset')])).to.deep.equal([
      ['current', '0'],
      ['current', '50'],
      ['current', '100'],
    ])
  })

  it('exclude electronic and past orders', async () => {
    const { numbers } = await read([
      orderOf(1, { ...lacking, tasks: ['download_dcps'], deliveryMode: 'ELECTRONIC' }),
      orderOf(2, { ...lacking, tasks: [], deliveryMode: 'ELECTRONIC' }),
      orderOf(3, { ...lacking, status: 'cancelled' }),
      orderOf(4, { ...lacking, tasks: [] }),
    ])
    expect(numbers).to.deep.equal(['WO-4'])
  })

  it('exclude orders with a download that failed, is unfinished or never started', async () => {
    const after = (...statuses: (string | null)[]) => ({
      ...lacking,
      compositions: statuses.map((status, index) => ({
        id: `C-${index}`,
        cplName: `C-${index}`,
        size: 1,
        dcpTransferStatus: null,
        download: status === null ? null : { status: status as DownloadStatus, percentage: null },
      })),
    })
    const { numbers } = await read([
      orderOf(1, after('completed', 'failed')),
      orderOf(2, after('error')),
      orderOf(3, after('in_progress')),
      orderOf(4, after('not_started')),
      orderOf(5, after('completed', null)),
    ])
    expect(numbers).to.deep.equal(['WO-5'])
  })

  it('are sorted by urgency over all pages, those without a ship-by last', async () => {
    const shipBys: Record<number, string | null> = { 3: null, 40: '2026-11-21T17:00:00Z', 99: '2026-11-20T17:00:00Z' }
    const all = Array.from({ length: 110 }, (_, index) =>
      orderOf(index, index in shipBys ? { ...lacking, nextShipBy: shipBys[index] ?? null } : {}),
    )
    expect((await read(all)).numbers).to.deep.equal(['WO-99', 'WO-40', 'WO-3'])
  })

  it(`are at most ${maxOffered}, from the first ten pages`, async () => {
    const { numbers, hasMore, queries } = await read(Array.from({ length: 800 }, (_, index) => orderOf(index, lacking)))
    expect([numbers.length, hasMore, queries.length]).to.deep.equal([maxOffered, true, 10])
  })

  it('may be more when pages are unread', async () => {
    const { numbers, hasMore } = await read(
      Array.from({ length: 800 }, (_, index) => orderOf(index, index === 0 ? lacking : {})),
    )
    expect([numbers, hasMore]).to.deep.equal([['WO-0'], true])
  })

  it('are found after the first ten pages when more are read', async () => {
    const all = Array.from({ length: 800 }, (_, index) => orderOf(index, index === 700 ? lacking : {}))
    const { numbers, hasMore, orders, readMore } = await read(all)
    expect([numbers, hasMore]).to.deep.equal([[], true])
    readMore()
    await until(() => orders.value.data?.rows.length === 1, 'the order')
    expect(orders.value.data?.hasMore).to.equal(false)
  })
})
