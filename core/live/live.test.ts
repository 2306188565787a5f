import { expect } from '@esm-bundle/chai'
import { type Clock, takeClock } from '../../test/component/clock'
import { defineArea } from '../portal/container'
import type { PortalOptions, SocketLike } from '../portal/options'
import { createPortal, type Portal } from '../portal/portal'
import { live } from './live'

/** Somebody who may come in. */
const session = defineArea('test-session', context => {
  context.granted()
  context.onRenewed(context.granted)
  return {}
})

const bases = {
  main: '/m',
  account: '/a',
  partners: '/p',
  reports: '/r',
  theatres: '/t',
  events: 'wss://e.test/events',
}

interface FakeSocket extends SocketLike {
  url: string
  closedWith: number | undefined
}

const portals: Portal[] = []

/** A portal whose sockets the test opens and cuts. */
function feed(more: Partial<PortalOptions> = {}) {
  const sockets: FakeSocket[] = []
  const portal = createPortal({
    bases,
    token: () => 'token 1',
    fetch: async () => new Response('{}', { status: 401 }),
    socket: url => {
      const socket: FakeSocket = {
        url,
        closedWith: undefined,
        onopen: null,
        onmessage: null,
        onclose: null,
        close(code) {
          socket.closedWith = code ?? 1005
        },
      }
      sockets.push(socket)
      return socket
    },
    ...more,
  })
  portals.push(portal)
  const release = portal.hold(live)
  const store = portal.use(live)
  const door = portal.hold(session)
  portal.use(session)
  let refetched = 0
  store.whileAway(async () => {
    refetched += 1
  })
  const last = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket')
    return socket
  }
  return {
    portal,
    store,
    sockets,
    last,
    release: () => {
      release()
      door()
    },
    open: () => last().onopen?.({} as never),
    cut: (code = 1006) => last().onclose?.({ code }),
    say: (message: unknown) =>
      last().onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) }),
    refetched: () => refetched,
  }
}

describe('the live feed', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => {
    for (const { end } of portals.splice(0)) end()
    clock.restore()
  })

  it('opens one socket with the token as a parameter, and is live while it is up', async () => {
    const { sockets, store, open, cut } = feed()
    await clock.advance(0)
    expect(sockets.map(({ url }) => url)).to.deep.equal(['wss://e.test/events?token=token%201'])
    expect(store.state.value).to.equal('polling')
    open()
    expect(store.state.value).to.equal('live')
    cut()
    expect(store.state.value).to.equal('polling')
  })

  it('comes back after growing delays, and starts small again after a connection that lasted', async () => {
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

  it('does not come back at once, time after time, to a gateway that opens and hangs up', async () => {
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

  it('reads again when the socket is back after a gap, and not when it first comes up', async () => {
    const { open, cut, refetched } = feed()
    await clock.advance(0)
    open()
    expect(refetched()).to.equal(0)
    cut()
    await clock.advance(1000)
    open()
    expect(refetched()).to.equal(1)
  })

  it('polls every five seconds while the socket is away, and not while it is up', async () => {
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

  it('asks for a fresh token after 4401, and only then', async () => {
    let asked = 0
    const { last, open, cut, sockets } = feed({ token: () => `token-${++asked}` })
    await clock.advance(0)
    open()
    cut(1006)
    await clock.advance(1000)
    expect([sockets.length, asked]).to.deep.equal([2, 1])
    open()
    cut(4401)
    await clock.advance(2000)
    expect(asked).to.equal(2)
    expect(last().url).to.include('token-2')
  })

  it('hands events to those who hear their type, until they stop', async () => {
    const { store, say, open } = feed()
    const heard: unknown[] = []
    const stop = store.on('shipments.changed', event => heard.push(event))
    store.on('work_order.assigned', event => heard.push(event))
    await clock.advance(0)
    open()
    say({ type: 'shipments.changed', workOrderNo: 'WO-1', futureField: 1 })
    stop()
    say({ type: 'shipments.changed', workOrderNo: 'WO-2' })
    say({ type: 'work_order.assigned', workOrderNo: 'WO-3' })
    expect(heard).to.deep.equal([
      { type: 'shipments.changed', workOrderNo: 'WO-1', futureField: 1 },
      { type: 'work_order.assigned', workOrderNo: 'WO-3' },
    ])
  })

  const nonsense: unknown[] = [
    '',
    'no json',
    'null',
    '[]',
    '7',
    {},
    { type: 7 },
    { type: 'toString' },
    { type: 'constructor', workOrderNo: 'WO-1' },
    { type: 'coffee.ready', workOrderNo: 'WO-1' },
    { type: 'work_order.changed' },
    { type: 'work_order.changed', workOrderNo: 'WO-1', status: null, totalCopied: 1 },
    { type: 'shipments.changed', workOrderNo: null },
    { type: 'download.changed', workOrderNo: 'WO-1' },
    { type: 'approval.changed' },
    { type: 'bays.changed', applianceId: 'a' },
    { type: 'appliance.changed', applianceId: 'a' },
  ]
  for (const message of nonsense)
    it(`takes ${typeof message === 'string' ? `“${message}”` : JSON.stringify(message)} for nothing`, async () => {
      const { store, say, open, last } = feed()
      const heard: unknown[] = []
      for (const type of [
        'work_order.changed',
        'shipments.changed',
        'download.changed',
        'approval.changed',
        'bays.changed',
        'appliance.changed',
      ] as const)
        store.on(type, event => heard.push(event))
      await clock.advance(0)
      open()
      say(message)
      last().onmessage?.({ data: new ArrayBuffer(2) })
      expect(heard).to.deep.equal([])
      say({ type: 'shipments.changed', workOrderNo: 'WO-1' })
      expect(heard.length).to.equal(1)
    })

  it('lets a socket go when the network goes, and tries at once when it is back', async () => {
    const { store, open, last, sockets, say } = feed()
    const heard: unknown[] = []
    store.on('work_order.assigned', event => heard.push(event))
    await clock.advance(0)
    open()
    const old = last()
    window.dispatchEvent(new Event('offline'))
    expect(old.closedWith).not.to.equal(undefined)
    say({ type: 'work_order.assigned', workOrderNo: 'too late' })
    old.onopen?.({} as never)
    expect(store.state.value).not.to.equal('live')
    expect(heard).to.deep.equal([])
    window.dispatchEvent(new Event('online'))
    await clock.advance(0)
    expect(sockets.length).to.equal(2)
  })

  it('tries once, however many reasons there are to try', async () => {
    const { sockets, cut } = feed()
    await clock.advance(0)
    cut()
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await clock.advance(60_000)
    expect(sockets.length).to.equal(2)
  })

  it('tries again after a token supplier that fails, and a socket that cannot be made', async () => {
    let asked = 0
    const { sockets } = feed({
      token: () => {
        asked += 1
        if (asked === 1) throw new Error('its server is away')
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

  it('opens no socket for nobody, and one once somebody has signed in', async () => {
    const { portal, sockets } = feed({ token: () => null })
    await clock.advance(60_000)
    expect(sockets.length).to.equal(0)
    portal.configure({ token: () => 'somebody' })
    await clock.advance(0)
    expect(sockets.map(({ url }) => url)).to.deep.equal(['wss://e.test/events?token=somebody'])
  })

  it('leaves when the session ends, and comes back with it', async () => {
    const { portal, store, open, last, sockets, refetched } = feed()
    await clock.advance(0)
    open()
    portal.use(defineArea('refusal', ({ refused }) => refused('unauthorized')))
    expect([last().closedWith, store.state.value]).to.deep.equal([1000, 'polling'])
    await clock.advance(60_000)
    expect([sockets.length, refetched()]).to.deep.equal([1, 0])
    portal.configure({ token: () => 'signed in again' })
    await clock.advance(0)
    open()
    expect([sockets.length, refetched(), store.state.value]).to.deep.equal([2, 1, 'live'])
  })

  it('leaves nothing behind when it ends, whatever it was doing', async () => {
    const listeners = new Set<string>()
    const { addEventListener, removeEventListener } = window
    window.addEventListener = ((type: string, ...rest: [EventListener]) => {
      listeners.add(type)
      addEventListener.call(window, type, ...rest)
    }) as typeof window.addEventListener
    window.removeEventListener = ((type: string, ...rest: [EventListener]) => {
      listeners.delete(type)
      removeEventListener.call(window, type, ...rest)
    }) as typeof window.removeEventListener
    try {
      for (const doing of ['connecting', 'live', 'cut', 'cut and offline', 'offline twice']) {
        const { open, cut, last, release, sockets, refetched } = feed()
        await clock.advance(0)
        if (doing === 'live') open()
        if (doing.startsWith('cut')) cut()
        if (doing.includes('offline')) window.dispatchEvent(new Event('offline'))
        if (doing.includes('twice')) window.dispatchEvent(new Event('offline'))
        release()
        await clock.advance(0)
        if (doing === 'live') expect(last().closedWith).to.equal(1000)
        expect(clock.waiting(), doing).to.equal(0)
        expect([...listeners], doing).to.deep.equal([])
        await clock.advance(60_000)
        expect([sockets.length, refetched()], doing).to.deep.equal([1, 0])
      }
    } finally {
      window.addEventListener = addEventListener
      window.removeEventListener = removeEventListener
    }
  })
})
