import { expect } from 'chai'
import { endFeeds, feed } from '../../test/fixtures/page/feed'
import { until } from '../../test/fixtures/page/wait'
import type { WorkOrder } from '../wire/work-orders'
import { maxOffered, ordersToCopy } from './to-copy-store'

const orderOf = (at: number, changes: Partial<WorkOrder> = {}): WorkOrder => ({
  workOrderNo: `WO-${at}`,
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
    const asked: URLSearchParams[] = []
    const { portal } = feed({
      async fetch(input) {
        const { pathname, searchParams } = new URL(String(input), 'https://reeldock.test')
        if (pathname.endsWith('/users/me'))
          return Response.json({ user: { companyId: 'C', partner: { appliances: [] } }, approvals: [] })
        if (pathname.endsWith('/movies')) return Response.json([])
        asked.push(searchParams)
        const from = Number(searchParams.get('offset'))
        const workOrders = all.slice(from, from + Number(searchParams.get('ps')))
        return Response.json({ workOrders, total: all.length })
      },
    })
    portal.hold(ordersToCopy, '1')
    const { orders, ask } = portal.use(ordersToCopy, '1')
    ask('')
    await until(() => orders.value.data !== null, 'the orders')
    const { rows = [], hasMore } = orders.value.data ?? {}
    return { numbers: rows.map(({ workOrderNo }) => workOrderNo), hasMore, asked }
  }

  it('are found behind pages of orders that need no drives', async () => {
    const all = Array.from({ length: 130 }, (_, at) => orderOf(at, at === 60 || at === 129 ? lacking : {}))
    const { numbers, hasMore, asked } = await read(all)
    expect([numbers, hasMore]).to.deep.equal([['WO-60', 'WO-129'], false])
    expect(asked.map(query => [query.get('items'), query.get('offset')])).to.deep.equal([
      ['current', '0'],
      ['current', '50'],
      ['current', '100'],
    ])
  })

  it('are no electronic or past ones', async () => {
    const { numbers } = await read([
      orderOf(1, { ...lacking, tasks: ['download_dcps'], deliveryMode: 'ELECTRONIC' }),
      orderOf(2, { ...lacking, tasks: [], deliveryMode: 'ELECTRONIC' }),
      orderOf(3, { ...lacking, status: 'cancelled' }),
      orderOf(4, { ...lacking, tasks: [] }),
    ])
    expect(numbers).to.deep.equal(['WO-4'])
  })

  it(`are ${maxOffered} at most, and no further page is read for more`, async () => {
    const { numbers, hasMore, asked } = await read(Array.from({ length: 400 }, (_, at) => orderOf(at, lacking)))
    expect([numbers.length, hasMore, asked.length]).to.deep.equal([maxOffered, true, 1])
  })
})
