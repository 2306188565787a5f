import { expect } from 'chai'
import { type Clock, takeClock } from '../../../test/fixtures/page/clock'
import { untilLive } from '../../../test/fixtures/page/live'
import type { LongList } from '../../../test/fixtures/page/long-list'
import { openReadingDesk, type ReadingDesk } from '../../../test/fixtures/page/reading-desk'
import { until } from '../../../test/fixtures/page/wait'
import { live } from '../../live/live'
import { activeOrders } from './store'

describe('the reader of all active orders, with updates', () => {
  let desk: ReadingDesk

  async function start(...args: Parameters<typeof openReadingDesk>) {
    desk = await openReadingDesk(...args)
  }
  let clock: Clock | null = null

  async function readWhole(count: number) {
    await start(count)
    desk.watch()
    await desk.whole()
  }

  afterEach(() => {
    clock?.restore()
    clock = null
    desk.end()
  })

  describe('after events', () => {
    const [first, second] = ['WO-90000', 'WO-89999']
    const row = (no: string) => desk.portal.use(activeOrders).rows.value.find(({ workOrderNo }) => workOrderNo === no)
    const emit = (event: Parameters<LongList['backend']['emit']>[0]) => desk.list.backend.emit(event)
    beforeEach(async () => {
      await readWhole(60)
      await untilLive(desk.portal)
      desk.list.asked.length = 0
    })

    it('changes an order without a call', () => {
      emit({ type: 'work_order.changed', workOrderNo: first, status: 'copy_in_progress', totalCopied: 2 })
      expect([row(first)?.status, row(first)?.totalCopied, desk.list.asked.length]).to.deep.equal([
        'copy_in_progress',
        2,
        0,
      ])
    })

    it('removes an order that becomes past', () => {
      emit({ type: 'work_order.changed', workOrderNo: first, status: 'cancelled', totalCopied: 0 })
      expect([row(first), desk.known().length]).to.deep.equal([undefined, 59])
    })

    it('reads a single new order', async () => {
      desk.list.orders.push({ ...(desk.list.orders[0] as (typeof desk.list.orders)[0]), workOrderNo: 'WO-1' })
      emit({ type: 'work_order.assigned', workOrderNo: 'WO-1' })
      await until(() => desk.known().includes('WO-1'), 'the new order')
      expect(desk.list.asked).to.deep.equal([])
    })

    it('reads a single order whose shipments change', async () => {
      Object.assign(desk.list.orders[1] ?? {}, { nextShipBy: '2031-01-01T00:00:00Z' })
      emit({ type: 'shipments.changed', workOrderNo: second })
      await until(() => row(second)?.nextShipBy === '2031-01-01T00:00:00Z', 'the new ship-by')
      expect(desk.list.asked).to.deep.equal([])
    })
  })

  it('applies an event to a page that was requested before it', async () => {
    await start(60)
    await untilLive(desk.portal)
    const totalCopied = 3
    desk.list.before = () => {
      // A new total makes the reader start over, so the third page it requests is the first one again.
      if (desk.list.asked.length === 2) desk.list.orders.pop()
      if (desk.list.asked.length === 3)
        desk.list.backend.emit({
          type: 'work_order.changed',
          workOrderNo: 'WO-90000',
          status: 'copy_in_progress',
          totalCopied,
        })
    }
    desk.watch()
    await desk.whole()
    expect(desk.list.asked.filter(span => span === '0+50').length).to.equal(2)
    expect(desk.portal.use(activeOrders).rows.value[0]?.totalCopied).to.equal(totalCopied)
  })

  it('reads the list again after five minutes', async () => {
    await start(60, undefined, () => {
      clock = takeClock({ dates: true })
    })
    desk.watch()
    await clock?.until(
      () => desk.coverage().isWhole && desk.portal.use(live).state.value === 'live',
      'the whole list, live',
    )
    const before = desk.list.asked.length
    desk.list.orders.splice(10, 1)
    await clock?.advance(4 * 60_000)
    const during = desk.list.asked.length
    await clock?.advance(2 * 60_000)
    expect([during - before, desk.list.asked.length - before]).to.deep.equal([0, 2])
    expect(desk.known()).to.deep.equal(desk.inList())
  })
})
