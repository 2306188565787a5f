import { expect } from 'chai'
import { type Clock, takeClock } from '../../../test/fixtures/page/clock'
import { isLive } from '../../../test/fixtures/page/live'
import { createLongList, type LongList, pageOf } from '../../../test/fixtures/page/long-list'
import { until } from '../../../test/fixtures/page/wait'
import { environment, replaceEnvironment } from '../../base/environment'
import { live } from '../../live/live'
import { createPortal, type Portal } from '../../portal/portal'
import { activeReader } from './reader'
import { activeOrders } from './store'

describe('the reader of all active orders', () => {
  let list: LongList
  let portal: Portal
  let clock: Clock | null = null
  let undo = () => {}
  let stop = () => {}

  async function start(count: number, change?: Parameters<typeof createLongList>[1]) {
    list = await createLongList(count, change)
    portal = createPortal(list.backend.options)
    portal.hold(activeReader)
  }
  const watch = () => {
    stop = portal.use(activeReader).watch()
  }
  const known = () => portal.use(activeOrders).rows.value.map(({ workOrderNo }) => workOrderNo)
  const coverage = () => portal.use(activeOrders).coverage.value
  const inList = () => list.orders.map(({ workOrderNo }) => workOrderNo)
  const whole = () => until(() => coverage().isWhole, 'the whole list')
  async function readWhole(count: number) {
    await start(count)
    watch()
    await whole()
  }
  /** Moves an order after the first page was answered. */
  const onceAfterFirstPage = (move: () => void) => {
    list.before = () => {
      if (list.asked.length === 2) move()
    }
  }

  afterEach(() => {
    undo()
    undo = () => {}
    stop()
    stop = () => {}
    clock?.restore()
    clock = null
    portal.end()
    list.backend.close()
  })

  for (const count of [0, 1, 25, 26, 50, 51, 128, 2000])
    it(`reads each of ${count} orders once, in the back end's order`, async () => {
      await readWhole(count)
      expect(known()).to.deep.equal(inList())
      expect(list.asked.length).to.equal(Math.max(1, Math.ceil(count / 50)))
      expect(coverage()).to.deep.equal({
        isWhole: true,
        pagesRead: list.asked.length,
        pages: list.asked.length,
        total: count,
        isFailing: false,
      })
    })

  it('reads the newest 5,000 of 6,000 orders, and knows how many there are', async () => {
    await readWhole(6000)
    expect(known()).to.deep.equal(inList().slice(0, 5000))
    expect([list.asked.length, coverage().total, coverage().pages]).to.deep.equal([100, 6000, 100])
  })

  it('makes at most two calls at once', async () => {
    await start(300)
    list.before = () => new Promise(resolve => setTimeout(resolve))
    watch()
    await whole()
    expect(list.maxAtOnce()).to.equal(2)
  })

  it('tells how far it has come with each page', async () => {
    await start(120)
    const told: string[] = []
    watch()
    await until(() => {
      const { pagesRead, pages } = coverage()
      if (pages !== null && told.at(-1) !== `${pagesRead} of ${pages}`) told.push(`${pagesRead} of ${pages}`)
      return coverage().isWhole
    }, 'the whole list')
    expect(told.at(-1)).to.equal('3 of 3')
  })

  it('neither loses nor doubles an order that moves to a page that was read', async () => {
    await start(128)
    onceAfterFirstPage(() => list.orders.unshift(...list.orders.splice(120, 1)))
    watch()
    await whole()
    expect(known().toSorted()).to.deep.equal(inList().toSorted())
  })

  it('neither loses nor doubles orders when one leaves and another moves while pages are read', async () => {
    await start(128)
    onceAfterFirstPage(() => {
      list.orders.splice(3, 1)
      list.orders.unshift(...list.orders.splice(120, 1))
    })
    watch()
    await whole()
    expect(known().toSorted()).to.deep.equal(inList().toSorted())
  })

  it('reads the rest of a page that comes shorter than it was asked for', async () => {
    await start(128)
    list.answer = (offset, size) => pageOf(list, offset, size, 20)
    watch()
    await whole()
    expect(known()).to.deep.equal(inList())
  })

  it('says that the list is incomplete when the back end never gives what its total says', async () => {
    await start(128)
    list.answer = (offset, size) =>
      offset >= 100 ? Response.json({ workOrders: [], total: 128 }) : pageOf(list, offset, size)
    watch()
    await until(() => coverage().isFailing, 'the incomplete list')
    expect([coverage().isWhole, known().length]).to.deep.equal([false, 100])
  })

  for (const count of [0, 25, 50, 128])
    it(`reads ${count} orders of a back end that gives no totals`, async () => {
      await start(count)
      list.hasTotal = false
      watch()
      await whole()
      expect(known()).to.deep.equal(inList())
      expect([coverage().total, coverage().pages]).to.deep.equal([null, null])
    })

  it('waits as long as Retry-After says, and says meanwhile that the list is incomplete', async () => {
    await start(128)
    let isBusy = true
    list.answer = offset =>
      offset === 50 && isBusy ? new Response('{}', { status: 429, headers: { 'retry-after': '40' } }) : null
    clock = takeClock()
    watch()
    await clock.until(() => coverage().isFailing, 'the refusal')
    expect(coverage().isWhole).to.equal(false)
    const asked = list.asked.length
    await clock.advance(39_000)
    expect(list.asked.filter(span => span === '50+50').length).to.equal(1)
    isBusy = false
    await clock.advance(2000)
    await clock.until(() => coverage().isWhole, 'the whole list')
    expect(list.asked.length).to.be.greaterThan(asked)
    expect([known().length, coverage().isFailing]).to.deep.equal([128, false])
  })

  it('tries a page that failed again, after longer each time', async () => {
    await start(60)
    list.answer = offset => (offset === 50 ? new Response('{}', { status: 503 }) : null)
    clock = takeClock()
    watch()
    const tries = () => list.asked.filter(span => span === '50+10').length
    await clock.until(() => tries() === 1, 'the first try')
    await clock.advance(2100)
    expect(tries()).to.equal(2)
    await clock.advance(4000)
    expect(tries(), 'the fourth one comes after seven seconds or later').to.equal(3)
  })

  it('reads only while the page can be seen', async () => {
    await start(128)
    const restore = replaceEnvironment({ isVisible: () => false })
    undo = restore
    watch()
    await new Promise(resolve => setTimeout(resolve))
    expect(list.asked).to.deep.equal([])
    restore()
    environment.events.dispatchEvent(new Event('visibilitychange'))
    await whole()
  })

  it('stops when nobody watches any more, and goes on when somebody does', async () => {
    await start(128)
    let release = () => {}
    list.before = () =>
      new Promise<void>(resolve => {
        release = resolve
      })
    watch()
    await until(() => list.asked.length === 1, 'the first page')
    stop()
    list.before = () => {}
    release()
    await new Promise(resolve => setTimeout(resolve, 5))
    expect([list.asked.length, known().length]).to.deep.equal([1, 0])
    watch()
    await whole()
    expect(known().length).to.equal(128)
  })

  it('keeps what is known when the last list goes, and drops it at the sign-out', async () => {
    list = await createLongList(60)
    portal = createPortal(list.backend.options)
    const release = portal.hold(activeReader)
    watch()
    await whole()
    stop()
    release()
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(known().length).to.equal(60)
    portal.alone.signedOut()
    expect(known().length).to.equal(0)
  })

  it('ends with the session, and reads again when somebody signs in', async () => {
    await start(128)
    let isOver = true
    list.answer = offset => (offset === 50 && isOver ? new Response('{}', { status: 401 }) : null)
    watch()
    await until(() => portal.access.value === 'unauthorized', 'the end of the session')
    expect(coverage().isWhole).to.equal(false)
    isOver = false
    portal.configure({ token: list.backend.options.token })
    portal.renew()
    await whole()
    expect(known()).to.deep.equal(inList())
  })

  describe('after events', () => {
    const [first, second] = ['WO-90000', 'WO-89999']
    const row = (no: string) => portal.use(activeOrders).rows.value.find(({ workOrderNo }) => workOrderNo === no)
    const emit = (event: Parameters<LongList['backend']['emit']>[0]) => list.backend.emit(event)
    beforeEach(async () => {
      await readWhole(60)
      await isLive(portal)
      list.asked.length = 0
    })

    it('changes an order in place, without a call', () => {
      emit({ type: 'work_order.changed', workOrderNo: first, status: 'copy_in_progress', totalCopied: 2 })
      expect([row(first)?.status, row(first)?.totalCopied, list.asked.length]).to.deep.equal(['copy_in_progress', 2, 0])
    })

    it('drops an order that became past', () => {
      emit({ type: 'work_order.changed', workOrderNo: first, status: 'cancelled', totalCopied: 0 })
      expect([row(first), known().length]).to.deep.equal([undefined, 59])
    })

    it('reads a new order by itself', async () => {
      list.orders.push({ ...(list.orders[0] as (typeof list.orders)[0]), workOrderNo: 'WO-1' })
      emit({ type: 'work_order.assigned', workOrderNo: 'WO-1' })
      await until(() => known().includes('WO-1'), 'the new order')
      expect(list.asked).to.deep.equal([])
    })

    it('reads an order whose shipments changed by itself', async () => {
      Object.assign(list.orders[1] ?? {}, { nextShipBy: '2031-01-01T00:00:00Z' })
      emit({ type: 'shipments.changed', workOrderNo: second })
      await until(() => row(second)?.nextShipBy === '2031-01-01T00:00:00Z', 'the new ship-by')
      expect(list.asked).to.deep.equal([])
    })
  })

  it('keeps what an event said of an order whose page was asked for before it', async () => {
    await start(60)
    await isLive(portal)
    const totalCopied = 3
    list.before = () => {
      // Another total makes the reader begin again: the third page asked for is the first one once more.
      if (list.asked.length === 2) list.orders.pop()
      if (list.asked.length === 3)
        list.backend.emit({
          type: 'work_order.changed',
          workOrderNo: 'WO-90000',
          status: 'copy_in_progress',
          totalCopied,
        })
    }
    watch()
    await whole()
    expect(list.asked.filter(span => span === '0+50').length).to.equal(2)
    expect(portal.use(activeOrders).rows.value[0]?.totalCopied).to.equal(totalCopied)
  })

  it('reads the list again after five minutes', async () => {
    list = await createLongList(60)
    clock = takeClock({ dates: true })
    portal = createPortal(list.backend.options)
    portal.hold(activeReader)
    watch()
    await clock.until(() => coverage().isWhole && portal.use(live).state.value === 'live', 'the whole list, live')
    const before = list.asked.length
    list.orders.splice(10, 1)
    await clock.advance(4 * 60_000)
    const during = list.asked.length
    await clock.advance(2 * 60_000)
    expect([during - before, list.asked.length - before]).to.deep.equal([0, 2])
    expect(known()).to.deep.equal(inList())
  })
})
