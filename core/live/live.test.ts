import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { endFeeds, feed } from '../../test/fixtures/page/feed'
import { goOffline } from '../../test/fixtures/page/without-network'
import { replaceEnvironment } from '../base/environment'
import { defineArea } from '../portal/container'
import type { PortalOptions } from '../portal/options'

describe('the live feed', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => {
    endFeeds()
    clock.restore()
  })

  // @spec 7.5
  it('opens one socket with the token as a parameter, and is live while it is up', async () => {
    const { sockets, store, open, cut } = feed()
    await clock.advance(0)
    expect(sockets.map(({ url }) => url)).to.deep.equal(['wss://e.test/events?token=token-1'])
    expect(store.state.value).to.equal('polling')
    open()
    expect(store.state.value).to.equal('live')
    cut()
    expect(store.state.value).to.equal('polling')
  })

  // @spec 7.29
  it('reconnects after growing delays, which start over after a lasting connection', async () => {
    const { sockets, open, cut } = feed()
    await clock.advance(0)
    const waits: number[] = []
    const wait = async () => {
      const before = sockets.length
      let waited = 0
      while (sockets.length === before && waited < 40_000) {
        await clock.advance(100)
        waited += 100
      }
      waits.push(waited)
    }
    for (const _ of Array(7)) {
      cut()
      await wait()
    }
    waits.forEach((waited, attempt) => {
      const whole = Math.min(30_000, 1000 * 2 ** attempt)
      expect(waited).to.be.within(whole / 2, whole + 100)
    })
    open()
    await clock.advance(60_000)
    cut()
    await wait()
    expect(waits.at(-1)).to.be.at.most(1100)
  })

  it('does not reconnect at once to a gateway that opens and closes', async () => {
    const { sockets, open, cut } = feed()
    await clock.advance(0)
    for (const _ of Array(6)) {
      open()
      cut()
      await clock.advance(40_000)
    }
    open()
    cut()
    const before = sockets.length
    await clock.advance(10_000)
    expect(sockets.length).to.equal(before)
  })

  // @spec 7.29
  it('reads again when the socket reopens after a gap, and not when it first opens', async () => {
    const { open, cut, refetched } = feed()
    await clock.advance(0)
    open()
    expect(refetched()).to.equal(0)
    cut()
    await clock.advance(1000)
    open()
    expect(refetched()).to.equal(1)
  })

  it('polls every five seconds only while the socket is closed', async () => {
    const { open, cut, refetched } = feed()
    await clock.advance(10_000)
    expect(refetched()).to.equal(2)
    open()
    await clock.advance(60_000)
    expect(refetched()).to.equal(2)
    cut()
    await clock.advance(5000)
    expect(refetched()).to.be.within(3, 4)
  })

  it('requests a fresh token after close code 4401 only', async () => {
    let tokenRequests = 0
    const { last, open, cut, sockets } = feed({ token: () => `token-${++tokenRequests}` })
    await clock.advance(0)
    open()
    cut(1006)
    await clock.advance(1000)
    expect([sockets.length, tokenRequests]).to.deep.equal([2, 1])
    open()
    cut(4401)
    await clock.advance(2000)
    expect(tokenRequests).to.equal(2)
    expect(last().url).to.include('token-2')
  })

  it('closes the socket without a network, and reconnects at once with one', async () => {
    const { store, open, last, sockets, say } = feed()
    const events: unknown[] = []
    store.on('work_order.assigned', event => events.push(event))
    await clock.advance(0)
    open()
    const old = last()
    dispatchEvent(new Event('offline'))
    expect(old.closedWith).not.to.equal(undefined)
    say({ type: 'work_order.assigned', workOrderNo: 'too late' })
    old.onopen?.({} as never)
    expect(store.state.value).not.to.equal('live')
    expect(events).to.deep.equal([])
    dispatchEvent(new Event('online'))
    await clock.advance(0)
    expect(sockets.length).to.equal(2)
  })

  it('is offline only as long as the browser, also without a socket', async () => {
    const { store, sockets } = feed({ bases: { main: '/m' } as PortalOptions['bases'] })
    await clock.advance(0)
    const restore = goOffline()
    await clock.advance(60_000)
    expect(store.state.value).to.equal('offline')
    restore()
    expect([store.state.value, sockets.length]).to.deep.equal(['polling', 0])
  })

  it('connects once for several reasons at a time', async () => {
    const { sockets, cut } = feed()
    await clock.advance(0)
    cut()
    dispatchEvent(new Event('online'))
    dispatchEvent(new Event('online'))
    await clock.advance(60_000)
    expect(sockets.length).to.equal(2)
  })

  it('tries again after a token supplier that fails, and a socket that cannot be made', async () => {
    let tokenRequests = 0
    const { sockets } = feed({
      token: () => {
        tokenRequests += 1
        if (tokenRequests === 1) throw new Error('its server is away')
        return 'token'
      },
    })
    await clock.advance(1000)
    expect(sockets.length).to.equal(1)
    let tries = 0
    feed({
      socket: () => {
        tries += 1
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    await clock.advance(3100)
    expect(tries).to.be.greaterThan(1)
  })

  it('opens no socket before a sign-in', async () => {
    const { portal, sockets } = feed({ token: () => null })
    await clock.advance(60_000)
    expect(sockets.length).to.equal(0)
    portal.configure({ token: () => 'somebody' })
    await clock.advance(0)
    expect(sockets.map(({ url }) => url)).to.deep.equal(['wss://e.test/events?token=somebody'])
  })

  it('closes with the session, and reopens with it', async () => {
    const { portal, store, open, last, sockets, refetched } = feed()
    await clock.advance(0)
    open()
    portal.use(defineArea('refusal', ({ refused }) => refused('unauthorized')))
    expect([last().closedWith, store.state.value]).to.deep.equal([1000, 'polling'])
    await clock.advance(60_000)
    expect([sockets.length, refetched()]).to.deep.equal([1, 0])
    portal.configure({ token: () => 'signed-in-again' })
    await clock.advance(0)
    open()
    expect([sockets.length, refetched(), store.state.value]).to.deep.equal([2, 1, 'live'])
  })

  it('opens a new socket when the account changes at a renewal', async () => {
    const { portal, store, sockets, last, open, say } = feed()
    const events: unknown[] = []
    store.on('work_order.assigned', event => events.push(event))
    await clock.advance(0)
    open()
    const old = last()
    portal.renew()
    old.onmessage?.({ data: JSON.stringify({ type: 'work_order.assigned', workOrderNo: 'theirs' }) })
    await clock.advance(0)
    expect([sockets.length, old.closedWith, store.state.value]).to.deep.equal([2, 1000, 'polling'])
    open()
    say({ type: 'work_order.assigned', workOrderNo: 'mine' })
    expect(events).to.deep.equal([{ type: 'work_order.assigned', workOrderNo: 'mine' }])
  })

  it('leaves nothing behind when it ends in any state', async () => {
    const listeners = new Set<string>()
    const events = new (class extends EventTarget {
      override addEventListener(type: string, hear: EventListener) {
        listeners.add(type)
        super.addEventListener(type, hear)
      }
      override removeEventListener(type: string, hear: EventListener) {
        listeners.delete(type)
        super.removeEventListener(type, hear)
      }
    })()
    const restore = replaceEnvironment({ events })
    try {
      for (const doing of ['connecting', 'live', 'cut', 'cut and offline', 'offline twice']) {
        const { open, cut, last, release, sockets, refetched } = feed()
        await clock.advance(0)
        if (doing === 'live') open()
        if (doing.startsWith('cut')) cut()
        if (doing.includes('offline')) dispatchEvent(new Event('offline'))
        if (doing.includes('twice')) dispatchEvent(new Event('offline'))
        release()
        await clock.advance(0)
        if (doing === 'live') expect(last().closedWith).to.equal(1000)
        expect(clock.waiting(), doing).to.equal(0)
        expect([...listeners], doing).to.deep.equal([])
        await clock.advance(60_000)
        expect([sockets.length, refetched()], doing).to.deep.equal([1, 0])
      }
    } finally {
      restore()
    }
  })
})
