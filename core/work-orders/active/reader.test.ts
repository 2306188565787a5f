import { expect } from 'chai'
import { pageOf } from '../../../test/fixtures/page/long-list'
import { openReadingDesk, type ReadingDesk } from '../../../test/fixtures/page/reading-desk'
import { until } from '../../../test/fixtures/page/wait'

describe('the reader of all active orders', () => {
  let desk: ReadingDesk

  async function start(...args: Parameters<typeof openReadingDesk>) {
    desk = await openReadingDesk(...args)
  }
  async function readWhole(count: number) {
    await start(count)
    desk.watch()
    await desk.whole()
  }
  /** Changes the list after its first page is answered. */
  const onceAfterFirstPage = (move: () => void) => {
    desk.list.before = () => {
      if (desk.list.asked.length === 2) move()
    }
  }

  afterEach(() => desk.end())

  for (const count of [0, 1, 25, 26, 50, 51, 128, 2000])
    it(`reads each of ${count} orders once, in the server’s order`, async () => {
      await readWhole(count)
      expect(desk.known()).to.deep.equal(desk.inList())
      expect(desk.list.asked.length).to.equal(Math.max(1, Math.ceil(count / 50)))
      expect(desk.coverage()).to.deep.equal({
        isWhole: true,
        pagesRead: desk.list.asked.length,
        pages: desk.list.asked.length,
        total: count,
        isFailing: false,
      })
    })

  it('reads the newest 5,000 of 6,000 orders, and knows the total', async () => {
    await readWhole(6000)
    expect(desk.known()).to.deep.equal(desk.inList().slice(0, 5000))
    expect([desk.list.asked.length, desk.coverage().total, desk.coverage().pages]).to.deep.equal([100, 6000, 100])
  })

  it('makes at most two calls at once', async () => {
    await start(300)
    desk.list.before = () => new Promise(resolve => setTimeout(resolve))
    desk.watch()
    await desk.whole()
    expect(desk.list.maxAtOnce()).to.equal(2)
  })

  // @spec 2.52
  it('reports its progress with each page', async () => {
    await start(120)
    const states: string[] = []
    desk.watch()
    await until(() => {
      const { pagesRead, pages } = desk.coverage()
      if (pages !== null && states.at(-1) !== `${pagesRead} of ${pages}`) states.push(`${pagesRead} of ${pages}`)
      return desk.coverage().isWhole
    }, 'the whole list')
    expect(states.at(-1)).to.equal('3 of 3')
  })

  it('neither loses nor duplicates an order that moves to a page that was read', async () => {
    await start(128)
    onceAfterFirstPage(() => desk.list.orders.unshift(...desk.list.orders.splice(120, 1)))
    desk.watch()
    await desk.whole()
    expect(desk.known().toSorted()).to.deep.equal(desk.inList().toSorted())
  })

  it('neither loses nor duplicates orders when one leaves and another moves during the read', async () => {
    await start(128)
    onceAfterFirstPage(() => {
      desk.list.orders.splice(3, 1)
      desk.list.orders.unshift(...desk.list.orders.splice(120, 1))
    })
    desk.watch()
    await desk.whole()
    expect(desk.known().toSorted()).to.deep.equal(desk.inList().toSorted())
  })

  it('reads the rest of a page that is shorter than requested', async () => {
    await start(128)
    desk.list.answer = (offset, size) => pageOf(desk.list, offset, size, 20)
    desk.watch()
    await desk.whole()
    expect(desk.known()).to.deep.equal(desk.inList())
  })

  it('marks the list as incomplete when the server never returns all orders of its total', async () => {
    await start(128)
    desk.list.answer = (offset, size) =>
      offset >= 100 ? Response.json({ workOrders: [], total: 128 }) : pageOf(desk.list, offset, size)
    desk.watch()
    await until(() => desk.coverage().isFailing, 'the incomplete list')
    expect([desk.coverage().isWhole, desk.known().length]).to.deep.equal([false, 100])
  })

  for (const count of [0, 25, 50, 128])
    it(`reads ${count} orders of a server that gives no totals`, async () => {
      await start(count)
      desk.list.hasTotal = false
      desk.watch()
      await desk.whole()
      expect(desk.known()).to.deep.equal(desk.inList())
      expect([desk.coverage().total, desk.coverage().pages]).to.deep.equal([null, null])
    })
})
