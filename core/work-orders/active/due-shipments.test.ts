import { expect } from 'chai'
import { type Clock, takeClock } from '../../../test/fixtures/page/clock'
import { endFeeds, feed } from '../../../test/fixtures/page/feed'
import { deferred } from '../../../test/fixtures/page/wait'
import { shipment } from '../../shipments/fixtures'
import { dueShipments, maxOrders } from './due-shipments'
import { knownShipBys } from './known-ship-bys'

describe('the shipments of the orders that are due soon', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock({ dates: true })
  })
  afterEach(() => {
    endFeeds()
    clock.restore()
  })

  /** Opens the store, and records the reads of shipments, which the test answers by hand. */
  async function start() {
    const reads: { no: string; answer: ReturnType<typeof deferred<Response>> }[] = []
    const { portal, open, say } = feed({
      fetch(input, init) {
        const answer = deferred<Response>()
        const signal = init?.signal
        signal?.addEventListener('abort', () => answer.reject(signal.reason))
        reads.push({ no: /work-orders\/([^/]+)\/shipments/.exec(String(input))?.[1] ?? '', answer })
        return answer.promise
      },
    })
    const leave = portal.hold(dueShipments)
    const store = portal.use(dueShipments)
    await clock.advance(0)
    open()
    return {
      store,
      leave,
      shipBys: () => portal.use(knownShipBys).shipBys.value,
      readNumbers: () => reads.map(({ no }) => no),
      async ask(...numbers: string[]) {
        store.ask(numbers)
        await clock.advance(0)
      },
      async answer(index: number, status = 200, count = 1) {
        const list = Array.from({ length: count }, (_, ordinal) => shipment(ordinal + 1))
        reads[index]?.answer.resolve(status === 200 ? Response.json(list) : new Response('{}', { status }))
        await clock.advance(0)
      },
      async changed(workOrderNo: string) {
        say({ type: 'shipments.changed', workOrderNo })
        await clock.advance(0)
      },
    }
  }

  it('keep their ship-bys for other lists after the last observer leaves', async () => {
    const { ask, answer, leave, shipBys } = await start()
    await ask('A', 'B')
    await answer(1, 200, 3)
    expect([...shipBys()].map(([no, all]) => [no, all.length])).to.deep.equal([['B', 3]])
    leave()
    await clock.advance(10)
    expect(shipBys().get('B')?.length).to.equal(3)
  })

  it('are read for two orders at once, in their order', async () => {
    const { store, ask, readNumbers, answer } = await start()
    await ask('A', 'B', 'C')
    expect(readNumbers()).to.deep.equal(['A', 'B'])
    await answer(1, 200, 3)
    expect(readNumbers()).to.deep.equal(['A', 'B', 'C'])
    expect([store.shipmentsOf('A'), store.shipmentsOf('B')?.length]).to.deep.equal([undefined, 3])
    await answer(0)
    await answer(2)
    expect([store.shipmentsOf('A')?.length, store.shipmentsOf('C')?.length]).to.deep.equal([1, 1])
  })

  it('are not read again when the same orders, or some of them, are requested', async () => {
    const { store, ask, readNumbers, answer } = await start()
    await ask('A', 'B')
    await answer(0)
    await answer(1)
    await ask('B', 'A')
    await ask('B')
    expect(readNumbers()).to.deep.equal(['A', 'B'])
    expect([store.shipmentsOf('A'), store.shipmentsOf('B')?.length]).to.deep.equal([undefined, 1])
  })

  it('are read again when they change, and stay known until then', async () => {
    const { store, ask, readNumbers, answer, changed } = await start()
    await ask('A')
    await answer(0)
    await changed('B')
    await changed('A')
    expect([readNumbers(), store.shipmentsOf('A')?.length]).to.deep.equal([['A', 'A'], 1])
    await answer(1, 200, 2)
    expect(store.shipmentsOf('A')?.length).to.equal(2)
  })

  it('are read once more when they change during a read', async () => {
    const { ask, readNumbers, answer, changed } = await start()
    await ask('A')
    await changed('A')
    await answer(0)
    expect(readNumbers()).to.deep.equal(['A', 'A'])
  })

  it('are read again after a temporary failure, and not after a permanent one', async () => {
    const { store, ask, readNumbers, answer } = await start()
    await ask('A')
    await answer(0, 403)
    expect([readNumbers(), store.shipmentsOf('A')]).to.deep.equal([['A'], undefined])
    await ask('B')
    await clock.until(() => readNumbers().length === 2, 'the first read')
    await answer(1, 503)
    await clock.until(() => readNumbers().length > 2, 'another try')
    await answer(2)
    expect(store.shipmentsOf('B')?.length).to.equal(1)
  })

  it('are settled once each order is read, cannot be read, or waits for another attempt', async () => {
    const { store, ask, readNumbers, answer } = await start()
    expect(store.isSettled.value).to.equal(true)
    await ask('A', 'B', 'C')
    for (const [index, status] of [200, 403, 503].entries()) {
      expect(store.isSettled.value).to.equal(false)
      await answer(index, status)
    }
    expect([readNumbers(), store.isSettled.value]).to.deep.equal([['A', 'B', 'C'], true])
  })

  it('are read for other orders while some wait for another attempt', async () => {
    const { store, ask, readNumbers, answer } = await start()
    await ask('A', 'B', 'C', 'D')
    await answer(0, 503)
    await answer(1, 503)
    expect(readNumbers()).to.deep.equal(['A', 'B', 'C', 'D'])
    await answer(2)
    expect(store.shipmentsOf('C')?.length).to.equal(1)
    await answer(3)
    await clock.until(() => readNumbers().length === 6, 'the next tries')
    expect(readNumbers().slice(4).sort()).to.deep.equal(['A', 'B'])
  })

  it('stop loading for an order that is no longer requested, and free its slot at once', async () => {
    const { store, ask, readNumbers, answer } = await start()
    await ask('A', 'B', 'C')
    await ask('C', 'D')
    expect(readNumbers()).to.deep.equal(['A', 'B', 'C', 'D'])
    await answer(0)
    expect(store.shipmentsOf('A')).to.equal(undefined)
    await answer(2)
    expect(store.shipmentsOf('C')?.length).to.equal(1)
  })

  it(`are read for at most ${maxOrders} orders`, async () => {
    const { ask, readNumbers, answer } = await start()
    await ask(...Array.from({ length: 25 }, (_, index) => `WO-${index}`))
    for (let index = 0; index < 25; index += 1) await answer(index)
    expect(readNumbers().length).to.equal(maxOrders)
  })
})
